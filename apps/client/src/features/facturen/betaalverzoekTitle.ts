import type { BetaalverzoekTitle } from '@mijn/domain/factuurKindInfo';
import type { IconDrawing } from '@mijn/ui/Icon';
import type { StatusKind } from '@mijn/ui/StatusBadge';
import { Bell, CircleX, ReceiptEuro, TriangleAlert } from 'lucide-react';
import * as m from '../../generated/texts/facturen.js';
import { betaalverzoekName, knownTitle } from './betaalverzoekName.ts';

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
  explanation: (values: { dag: string }) => string,
];

const titles: Readonly<Record<BetaalverzoekTitle, Fixed>> = {
  Factuur: ['info', ReceiptEuro, m.explanationFactuur],
  'Incasso mislukt': ['warning', CircleX, m.explanationIncassoFailed],
  Herinnering: ['warning', Bell, m.explanationHerinnering],
  Aanmaning: ['negative', TriangleAlert, m.explanationAanmaning],
};

/** Puts a payment request's title into words; one that we do not know stays as it is. */
export function titleWords(title: string): TitleWords {
  const known = knownTitle(title);
  const [show, symbol, explanation] = titles[known ?? 'Factuur'];
  return {
    show,
    symbol,
    word: betaalverzoekName(title),
    uitleg: (dag) => explanation({ dag }),
    literal: known === undefined,
  };
}
