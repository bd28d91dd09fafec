import { formatDay } from '@mijn/domain/datum';
import { formatAmount, parseAmount } from '@mijn/domain/money';
import type { Language } from '@mijn/domain/language';
import * as m from '../../../generated/texts/submit.js';
import { zorgsoortName } from '../zorgsoort.ts';
import type { Person } from './SubmitForm.tsx';
import type { TextInput } from './input.ts';
import type { SubmitStep } from './step.ts';
import type { FormState } from './formState.ts';

/** One thing that was filled in, and the step where it can be changed. */
export interface FilledIn {
  readonly sleutel: string;
  readonly term: string;
  readonly waarde: string;
  readonly stap: SubmitStep;
}

function details(input: TextInput, language: Language): Omit<FilledIn, 'stap'>[] {
  const { zorgsoort, behandelDatum, bedrag, naamZorgverlener, notaNummer, opmerking } = input;
  return [
    { sleutel: 'zorgsoort', term: m.care(), waarde: zorgsoortName(zorgsoort, language) },
    { sleutel: 'behandelDatum', term: m.datum(), waarde: formatDay(behandelDatum, language) },
    {
      sleutel: 'bedrag',
      term: m.bedragKort(),
      waarde: formatAmount(parseAmount(bedrag) ?? 0, language),
    },
    { sleutel: 'naamZorgverlener', term: m.zorgverlener(), waarde: naamZorgverlener.trim() },
    { sleutel: 'notaNummer', term: m.notaNummerKort(), waarde: notaNummer.trim() },
    { sleutel: 'buitenland', term: m.buitenlandKort(), waarde: input.buitenland ? m.ja() : '' },
    { sleutel: 'opmerking', term: m.opmerkingKort(), waarde: opmerking.trim() },
  ];
}

/** Everything that was filled in, in the order of the steps; what was left empty is left out. */
export function summary(
  { input, bestanden }: FormState,
  people: readonly Person[],
  language: Language,
): readonly FilledIn[] {
  const who = people.find(({ relatienummer }) => relatienummer === input.declarant);
  const names = bestanden.map(({ bestand }) => bestand.name).join(', ');
  const all: FilledIn[] = [
    { sleutel: 'declarant', term: m.voorWie(), waarde: who?.opgemaakteNaam ?? '', stap: 'who' },
    { sleutel: 'bestanden', term: m.nota(), waarde: names, stap: 'nota' },
    ...details(input, language).map((one) => ({ ...one, stap: 'details' as const })),
  ];
  return all.filter(({ waarde }) => waarde !== '');
}
