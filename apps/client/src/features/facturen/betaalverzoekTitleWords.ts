import type { BetaalverzoekTitle } from '@mijn/domain/factuurKindInfo';
import type { IconDrawing } from '@mijn/ui/Icon';
import type { StatusKind } from '@mijn/ui/StatusBadge';
import { Bell, CircleX, ReceiptEuro, TriangleAlert } from 'lucide-react';
import { betaalverzoekTitle, knownTitle } from './betaalverzoekTitle.ts';

/** The title of a payment request (§3) on the screen: tone, icon and word. */
export interface BetaalverzoekTitleWords {
  readonly show: StatusKind;
  readonly symbol: IconDrawing;
  readonly word: string;
  /** Whether it is the insurer's own word, because we have none. */
  readonly literal: boolean;
}

type Fixed = readonly [show: StatusKind, symbol: IconDrawing];

const titles: Readonly<Record<BetaalverzoekTitle, Fixed>> = {
  Factuur: ['info', ReceiptEuro],
  'Incasso mislukt': ['warning', CircleX],
  Herinnering: ['warning', Bell],
  Aanmaning: ['negative', TriangleAlert],
};

/** Returns the words for the title of a payment request; an unknown title stays as it is. */
export function betaalverzoekTitleWords(title: string): BetaalverzoekTitleWords {
  const known = knownTitle(title);
  const [show, symbol] = titles[known ?? 'Factuur'];
  return {
    show,
    symbol,
    word: betaalverzoekTitle(title),
    literal: known === undefined,
  };
}
