/** While a few questions are on their way, what comes meanwhile is gathered into the next: the more there is to do, the
 * more is done at once. */

export function gathering<Item, Answer>(
  lanes: number,
  work: (items: readonly Item[]) => Promise<Answer>,
): (items: readonly Item[]) => Promise<Answer> {
  let next: { readonly items: Item[]; readonly answer: Promise<Answer> } | null = null;
  let free = lanes;
  const waiting: (() => void)[] = [];

  async function lane(): Promise<void> {
    if (free > 0) free--;
    else await new Promise<void>((done) => void waiting.push(done));
  }
  function leave(): void {
    const first = waiting.shift();
    if (first === undefined) free++;
    else first();
  }

  return (items) => {
    if (next === null) {
      const gathered: Item[] = [];
      const answer = lane().then(async () => {
        next = null;
        try {
          return await work(gathered);
        } finally {
          leave();
        }
      });
      next = { items: gathered, answer };
    }
    next.items.push(...items);
    return next.answer;
  };
}
