/** Props of a component that a test changes while it is shown. */
export function changing<Props extends object>(props: Props): Props {
  const live = $state(props);
  return live;
}

/** What lives by effects, without a component around it. */
export function living<Made>(make: () => Made): { readonly made: Made; end(): void } {
  let made: Made | undefined;
  const end = $effect.root(() => {
    made = make();
  });
  return { made: made as Made, end };
}
