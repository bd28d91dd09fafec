import { useUiContext } from '../UiProvider/UiProvider.tsx';

/** A day (`yyyy-mm-dd`) as people write it, `12 november 2026`. */
export function Datum({ dag }: { readonly dag: string }) {
  const { formatDag } = useUiContext();
  return <time dateTime={dag.slice(0, 10)}>{formatDag(dag)}</time>;
}
