import * as scanWords from '../../../../generated/texts/scan.js';
import * as wizardWords from '../../../../generated/texts/wizard.js';
import { fullNameAmong } from '../../../../help/careChoice/personNames.ts';
import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { formatAmount, parseAmount } from '@mijn/domain/money';
import type { Person } from './StepFrame.tsx';
import type { ClaimValues } from '../state/claimFields.ts';
import type { ClaimLine } from '../state/lineItems.ts';
import type { SubmitStep } from './step.ts';
import type { ClaimState } from '../state/claim.ts';

export interface FilledIn {
  readonly key: string;
  readonly term: string;
  readonly value: string;
  readonly step: SubmitStep;
}

const amount = (typed: string, language: Language) =>
  formatAmount(parseAmount(typed, language) ?? 0, language);

type Detail = Omit<FilledIn, 'step'>;

function care(values: ClaimValues, lines: readonly ClaimLine[], language: Language): Detail[] {
  if (lines.length === 0) {
    const { zorgsoort, behandelDatum } = values;
    return [
      { key: 'zorgsoort', term: wizardWords.care(), value: zorgsoortName(zorgsoort, language) },
      { key: 'behandelDatum', term: wizardWords.date(), value: formatDay(behandelDatum, language) },
    ];
  }
  return lines.map(({ key, form: { values: line } }, at) => ({
    key,
    term: scanWords.lineTitle({ number: at + 1 }),
    value: [
      formatDay(line.behandelDatum, language),
      zorgsoortName(line.zorgsoort, language),
      amount(line.bedrag, language),
    ].join(', '),
  }));
}

function details(
  values: ClaimValues,
  lines: readonly ClaimLine[],
  language: Language,
): readonly Detail[] {
  const { bedrag, naamZorgverlener, notaNummer, opmerking } = values;
  return [
    ...care(values, lines, language),
    { key: 'bedrag', term: wizardWords.amountShort(), value: amount(bedrag, language) },
    { key: 'naamZorgverlener', term: wizardWords.zorgverlener(), value: naamZorgverlener.trim() },
    { key: 'notaNummer', term: wizardWords.notaNumberShort(), value: notaNummer.trim() },
    {
      key: 'buitenland',
      term: wizardWords.abroadShort(),
      value: values.buitenland ? wizardWords.yes() : '',
    },
    { key: 'opmerking', term: wizardWords.remarkShort(), value: opmerking.trim() },
  ];
}

/** Returns all values in the order of the steps, without empty ones. */
export function summary(
  { form: { values }, lines, files }: ClaimState,
  people: readonly Person[],
  language: Language,
): readonly FilledIn[] {
  const who = people.find(({ relatienummer }) => relatienummer === values.declarant);
  const names = files.map(({ file }) => file.name).join(', ');
  const all: FilledIn[] = [
    {
      key: 'declarant',
      term: wizardWords.forWhom(),
      value: who ? fullNameAmong(who, people, language) : '',
      step: 'who',
    },
    { key: 'bestanden', term: wizardWords.nota(), value: names, step: 'nota' },
    ...details(values, lines, language).map((one) => ({ ...one, step: 'details' as const })),
  ];
  return all.filter(({ value }) => value !== '');
}
