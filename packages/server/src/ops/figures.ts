/**
 * Figures for whoever looks after the machine, in the text format of Prometheus. Written by hand: a counter is a number.
 * None of them has a label by which a table or a person could be told.
 */

export interface Counter {
  add(label?: string): void;
}
export interface Histogram {
  observe(value: number): void;
}

export interface Figures {
  /** `label`: the name of the one label that it has, whose values are few and known. */
  counter(name: string, help: string, label?: string): Counter;
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  /** Read whenever somebody asks. */
  gauge(name: string, help: string, read: () => number): void;
  text(): string;
}

export function figures(): Figures {
  const written: (() => string[])[] = [];
  return {
    counter(name, help, label) {
      const counts = new Map<string, number>();
      if (label === undefined) counts.set("", 0);
      written.push(() => [
        ...heading(name, help, "counter"),
        ...[...counts].map(([value, count]) =>
          line(name, count, label === undefined ? {} : { [label]: value }),
        ),
      ]);
      return { add: (value = "") => void counts.set(value, (counts.get(value) ?? 0) + 1) };
    },
    histogram(name, help, bounds) {
      const counts = bounds.map(() => 0);
      let [sum, count] = [0, 0];
      written.push(() => [
        ...heading(name, help, "histogram"),
        ...bounds.map((bound, at) => line(`${name}_bucket`, counts[at] ?? 0, { le: String(bound) })),
        line(`${name}_bucket`, count, { le: "+Inf" }),
        line(`${name}_sum`, sum),
        line(`${name}_count`, count),
      ]);
      return {
        observe(value) {
          sum += value;
          count++;
          for (const [at, bound] of bounds.entries()) if (value <= bound) counts[at] = (counts[at] ?? 0) + 1;
        },
      };
    },
    gauge(name, help, read) {
      written.push(() => [...heading(name, help, "gauge"), line(name, read())]);
    },
    text: () => `${written.flatMap((write) => write()).join("\n")}\n`,
  };
}

function heading(name: string, help: string, kind: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`];
}

function line(name: string, value: number, labels: Readonly<Record<string, string>> = {}): string {
  const said = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
  return `${name}${said.length === 0 ? "" : `{${said.join(",")}}`} ${value}`;
}
