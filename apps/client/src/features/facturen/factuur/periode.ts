import { formatMaand } from '@mijn/domain/datum';
import type { Taal } from '@mijn/domain/taal';
import * as m from '../../../generated/teksten/factuur.js';
import { dagInZin } from '../dag.ts';

/** A period of days, both included. */
export interface Periode {
  readonly datumIngang: string;
  readonly datumEinde: string;
}

function isHeleMaand({ datumIngang, datumEinde }: Periode): boolean {
  const volgende = new Date(Date.parse(`${datumEinde}T00:00:00Z`) + 86_400_000);
  return (
    datumIngang.endsWith('-01') &&
    datumIngang.slice(0, 7) === datumEinde.slice(0, 7) &&
    volgende.getUTCDate() === 1
  );
}

/** Writes a period: `november 2026` for a whole month, else its first and last day. */
export function formatPeriode(periode: Periode, taal: Taal): string {
  if (isHeleMaand(periode)) return formatMaand(periode.datumIngang, taal);
  const { datumIngang: van, datumEinde: tot } = periode;
  return m.vanTotEnMet({ van: dagInZin(van, taal), tot: dagInZin(tot, taal) });
}
