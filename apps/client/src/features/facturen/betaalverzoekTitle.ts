import { type BetaalverzoekTitle, betaalverzoekTitles } from '@mijn/domain/factuurKindInfo';
import type { IconDrawing } from '@mijn/ui/Icon';
import type { StatusKind } from '@mijn/ui/StatusBadge';
import { Bell, CircleX, ReceiptEuro, TriangleAlert } from 'lucide-react';
import * as m from '../../generated/texts/facturen.js';

/** A payment request's title (§3) for the screen: tone, icon, word, and what it means. */
export interface TitleWords {
  readonly show: StatusKind;
  readonly symbol: IconDrawing;
  readonly word: string;
  /** What it means and what to do, with the last day in words. */
  readonly uitleg: (day: string) => string;
  /** The insurer's own word, that we have no other for. */
  readonly literal: boolean;
}

type Fixed = readonly [
  show: StatusKind,
  symbol: IconDrawing,
  word: () => string,
  explanation: (values: { dag: string }) => string,
];

const titles: Readonly<Record<BetaalverzoekTitle, Fixed>> = {
  Factuur: ['info', ReceiptEuro, m.titleFactuur, m.explanationFactuur],
  'Incasso mislukt': ['warning', CircleX, m.titleIncassoFailed, m.explanationIncassoFailed],
  Herinnering: ['warning', Bell, m.titleHerinnering, m.explanationHerinnering],
  Aanmaning: ['negative', TriangleAlert, m.titleAanmaning, m.explanationAanmaning],
};

/** Puts a payment request's title into words; one that we do not know stays as it is. */
export function titleWords(title: string): TitleWords {
  const known = betaalverzoekTitles.find((one) => one === title);
  const [show, symbol, word, explanation] = titles[known ?? 'Factuur'];
  return {
    show,
    symbol,
    word: known === undefined ? title : word(),
    uitleg: (dag) => explanation({ dag }),
    literal: known === undefined,
  };
}
