import { type BetaalverzoekTitel, betaalverzoekTitels } from '@mijn/domain/factuursoorten';
import type { Icoon } from '@mijn/ui/Pictogram';
import type { StatusSoort } from '@mijn/ui/StatusLabel';
import { Bell, CircleX, ReceiptEuro, TriangleAlert } from 'lucide-react';
import * as m from '../../generated/teksten/facturen.js';

/** A payment request's title (§3) for the screen: tone, icon, word, and what it means. */
export interface TitelWoorden {
  readonly toon: StatusSoort;
  readonly pictogram: Icoon;
  readonly woord: string;
  /** What it means and what to do, with the last day in words. */
  readonly uitleg: (dag: string) => string;
  /** The insurer's own word, that we have no other for. */
  readonly letterlijk: boolean;
}

type Vast = readonly [
  toon: StatusSoort,
  pictogram: Icoon,
  woord: () => string,
  uitleg: (waarden: { dag: string }) => string,
];

const titels: Readonly<Record<BetaalverzoekTitel, Vast>> = {
  Factuur: ['info', ReceiptEuro, m.titelFactuur, m.uitlegFactuur],
  'Incasso mislukt': ['waarschuwing', CircleX, m.titelIncassoMislukt, m.uitlegIncassoMislukt],
  Herinnering: ['waarschuwing', Bell, m.titelHerinnering, m.uitlegHerinnering],
  Aanmaning: ['negatief', TriangleAlert, m.titelAanmaning, m.uitlegAanmaning],
};

/** Puts a payment request's title into words; one that we do not know stays as it is. */
export function titelWoorden(titel: string): TitelWoorden {
  const bekend = betaalverzoekTitels.find((een) => een === titel);
  const [toon, pictogram, woord, uitleg] = titels[bekend ?? 'Factuur'];
  return {
    toon,
    pictogram,
    woord: bekend === undefined ? titel : woord(),
    uitleg: (dag) => uitleg({ dag }),
    letterlijk: bekend === undefined,
  };
}
