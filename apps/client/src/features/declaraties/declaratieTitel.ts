import type { Taal } from '@mijn/domain/taal';
import * as m from '../../generated/teksten/declaraties.js';
import { zorgsoortNaam } from './zorgsoort.ts';

/**
 * What a claim is called: its kinds of care, else what the insurer wrote, else that its care is
 * hidden (decisions §2).
 */
export function declaratieTitel(
  declaratie: {
    readonly zorgSoorten: readonly string[] | null;
    readonly omschrijving: string | null;
  },
  taal: Taal,
): string {
  const zorg = declaratie.zorgSoorten?.map((soort) => zorgsoortNaam(soort, taal)).join(', ');
  return zorg || declaratie.omschrijving || m.zorgAfgeschermd();
}
