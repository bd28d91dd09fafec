import { formatBedrag } from '@mijn/domain/geld';
import type { Taal } from '@mijn/domain/taal';
import * as m from '../../generated/teksten/facturen.js';
import { titelWoorden } from './betaalverzoekTitel.ts';
import { dagInZin } from './dag.ts';

/** What a payment request's title means and what happens next; `vandaag` is `yyyy-mm-dd`. */
export function verzoekUitleg(
  verzoek: { readonly titel: string; readonly uitersteBetaalDatum: string },
  vandaag: string,
  taal: Taal,
): string {
  const dag = dagInZin(verzoek.uitersteBetaalDatum, taal);
  if (verzoek.uitersteBetaalDatum < vandaag) return m.uitlegTeLaat({ dag });
  return titelWoorden(verzoek.titel).uitleg(dag);
}

/** What an Aanmaning warns of, in words; nothing where no costs would follow. */
export function kostenZin(kosten: number | null, taal: Taal): string | undefined {
  return kosten ? m.kosten({ bedrag: formatBedrag(kosten, taal) }) : undefined;
}
