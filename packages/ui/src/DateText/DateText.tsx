import { useUiContext } from '../UiProvider/UiProvider.tsx';

/** A day (`yyyy-mm-dd`) as text, `12 november 2026`. */
export function DateText({ day }: { readonly day: string }) {
  const { formatDay } = useUiContext();
  return <time dateTime={day.slice(0, 10)}>{formatDay(day)}</time>;
}
