import { useUiContext } from '../UiProvider/UiProvider.tsx';

/** A day (`yyyy-mm-dd`) as people write it, `12 november 2026`. */
export function DateText({ dag }: { readonly dag: string }) {
  const { formatDay } = useUiContext();
  return <time dateTime={dag.slice(0, 10)}>{formatDay(dag)}</time>;
}
