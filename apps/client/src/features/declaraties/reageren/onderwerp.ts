import { formatDag } from '@mijn/domain/datum';
import type { Taal } from '@mijn/domain/taal';
import * as m from '../../../generated/teksten/reageren.js';
import type { DeclaratieDetail, DeclaratieRegel } from '../detail/declaratieDetail.ts';
import { zorgsoortNaam } from '../zorgsoort.ts';

/** A line a question can be about: it has a number at the insurer. */
export type BevraagbareRegel = DeclaratieRegel & { readonly volgnummer: number };

/** The lines a question can be about. */
export function bevraagbareRegels(regels: readonly DeclaratieRegel[]): readonly BevraagbareRegel[] {
  return regels.filter((regel): regel is BevraagbareRegel => regel.volgnummer !== null);
}

/** What a line is called in a question: its care and its day. */
export function regelNaam(regel: DeclaratieRegel, taal: Taal): string {
  const zorg = regel.zorgSoort === null ? m.overOnbekend() : zorgsoortNaam(regel.zorgSoort, taal);
  return m.overRegel({ zorg, dag: formatDag(regel.behandelDatum, taal) });
}

/** What a question was about, by the number of its line; null: the whole claim. */
export function onderwerp(
  regel: number | null,
  regels: readonly DeclaratieRegel[],
  taal: Taal,
): string {
  if (regel === null) return m.heleDeclaratie();
  const gevonden = regels.find(({ volgnummer }) => volgnummer === regel);
  return gevonden ? regelNaam(gevonden, taal) : m.overOnbekend();
}

/**
 * Whether there is still something to ask about: one question at a time about the claim, and one
 * about each of its lines where there are several.
 */
export function kanVragen({
  reacties,
  regels,
}: Pick<DeclaratieDetail, 'reacties' | 'regels'>): boolean {
  const open = new Set(
    (reacties ?? []).filter(({ status }) => status !== 'beantwoord').map(({ regel }) => regel),
  );
  const nummers = bevraagbareRegels(regels).map(({ volgnummer }) => volgnummer);
  const onderwerpen = [null, ...(nummers.length > 1 ? nummers : [])];
  return onderwerpen.some((een) => !open.has(een));
}
