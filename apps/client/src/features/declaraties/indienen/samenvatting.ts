import { formatDag } from '@mijn/domain/datum';
import { formatBedrag, leesBedrag } from '@mijn/domain/geld';
import type { Taal } from '@mijn/domain/taal';
import * as m from '../../../generated/teksten/indienen.js';
import { zorgsoortNaam } from '../zorgsoort.ts';
import type { Persoon } from './IndienForm.tsx';
import type { Invoer } from './invoer.ts';
import type { IndienStap } from './stap.ts';
import type { Toestand } from './toestand.ts';

/** One thing that was filled in, and the step where it can be changed. */
export interface Ingevuld {
  readonly sleutel: string;
  readonly term: string;
  readonly waarde: string;
  readonly stap: IndienStap;
}

function gegevens(invoer: Invoer, taal: Taal): Omit<Ingevuld, 'stap'>[] {
  const { zorgsoort, behandelDatum, bedrag, naamZorgverlener, notaNummer, opmerking } = invoer;
  return [
    { sleutel: 'zorgsoort', term: m.zorg(), waarde: zorgsoortNaam(zorgsoort, taal) },
    { sleutel: 'behandelDatum', term: m.datum(), waarde: formatDag(behandelDatum, taal) },
    {
      sleutel: 'bedrag',
      term: m.bedragKort(),
      waarde: formatBedrag(leesBedrag(bedrag) ?? 0, taal),
    },
    { sleutel: 'naamZorgverlener', term: m.zorgverlener(), waarde: naamZorgverlener.trim() },
    { sleutel: 'notaNummer', term: m.notaNummerKort(), waarde: notaNummer.trim() },
    { sleutel: 'buitenland', term: m.buitenlandKort(), waarde: invoer.buitenland ? m.ja() : '' },
    { sleutel: 'opmerking', term: m.opmerkingKort(), waarde: opmerking.trim() },
  ];
}

/** Everything that was filled in, in the order of the steps; what was left empty is left out. */
export function samenvatting(
  { invoer, bestanden }: Toestand,
  personen: readonly Persoon[],
  taal: Taal,
): readonly Ingevuld[] {
  const wie = personen.find(({ relatienummer }) => relatienummer === invoer.declarant);
  const namen = bestanden.map(({ bestand }) => bestand.name).join(', ');
  const alles: Ingevuld[] = [
    { sleutel: 'declarant', term: m.voorWie(), waarde: wie?.opgemaakteNaam ?? '', stap: 'wie' },
    { sleutel: 'bestanden', term: m.nota(), waarde: namen, stap: 'nota' },
    ...gegevens(invoer, taal).map((een) => ({ ...een, stap: 'gegevens' as const })),
  ];
  return alles.filter(({ waarde }) => waarde !== '');
}
