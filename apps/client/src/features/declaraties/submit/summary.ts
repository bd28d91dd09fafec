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
  readonly key: string;
  readonly term: string;
  readonly value: string;
  readonly stap: SubmitStep;
}

function details(input: TextInput, language: Language): Omit<FilledIn, 'stap'>[] {
  const { zorgsoort, behandelDatum, bedrag, naamZorgverlener, notaNummer, opmerking } = input;
  return [
    { key: 'zorgsoort', term: m.care(), value: zorgsoortName(zorgsoort, language) },
    { key: 'behandelDatum', term: m.datum(), value: formatDay(behandelDatum, language) },
    {
      key: 'bedrag',
      term: m.bedragKort(),
      value: formatAmount(parseAmount(bedrag) ?? 0, language),
    },
    { key: 'naamZorgverlener', term: m.zorgverlener(), value: naamZorgverlener.trim() },
    { key: 'notaNummer', term: m.notaNummerKort(), value: notaNummer.trim() },
    { key: 'buitenland', term: m.buitenlandKort(), value: input.buitenland ? m.ja() : '' },
    { key: 'opmerking', term: m.opmerkingKort(), value: opmerking.trim() },
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
    { key: 'declarant', term: m.voorWie(), value: who?.opgemaakteNaam ?? '', stap: 'who' },
    { key: 'bestanden', term: m.nota(), value: names, stap: 'nota' },
    ...details(input, language).map((one) => ({ ...one, stap: 'details' as const })),
  ];
  return all.filter(({ value }) => value !== '');
}
