/** Props of a component that a test changes while it is shown. */
export function changing<Props extends object>(props: Props): Props {
  const live = $state(props);
  return live;
}
