import { betaalgemakTermijn } from '@mijn/domain/factuur';

export type RegelingKind = 'betaalgemak' | 'betalingsregeling' | 'schuldregeling';

const termijnen = 12;

/**
 * Term of an arrangement by its open amount, whole cents: Betaalgemak by the formula of docs/domain.md,
 * a betalingsregeling in twelve equal terms with a smaller last one, none during debt help.
 */
export const termijnAmount: Readonly<Record<RegelingKind, (open: number) => number>> = {
  betaalgemak: betaalgemakTermijn,
  betalingsregeling: (open) => Math.ceil(open / termijnen),
  schuldregeling: () => 0,
};
