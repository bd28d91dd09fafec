import type { LucideIcon } from 'lucide-react';

/** An icon of lucide, named so that the app need not know where icons come from. */
export type Icoon = LucideIcon;

/** An icon in one of the two sizes (24 or 20 px) and the one stroke; always beside words, so hidden from screen readers. */
export function Pictogram({
  icoon: Tekening,
  klein,
}: {
  readonly icoon: Icoon;
  readonly klein?: boolean | undefined;
}) {
  return <Tekening size={klein ? 20 : 24} strokeWidth={1.75} aria-hidden focusable={false} />;
}
