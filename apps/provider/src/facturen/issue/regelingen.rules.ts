import { betaalgemakTermijn } from '@mijn/domain/betaalgemak';

/** The kinds of arrangement. */
export type RegelingKind = 'betaalgemak' | 'betalingsregeling' | 'schuldregeling';

const termijnen = 12;

/**
 * The term of an arrangement over what is open, whole cents: Betaalgemak by the formula of docs/domain.md, a
 * betalingsregeling in twelve equal terms of which the last one is what is left, none with debt help,
 * which rests.
 */
export const termijnAmount: Readonly<Record<RegelingKind, (open: number) => number>> = {
  betaalgemak: betaalgemakTermijn,
  betalingsregeling: (open) => Math.ceil(open / termijnen),
  schuldregeling: () => 0,
};
