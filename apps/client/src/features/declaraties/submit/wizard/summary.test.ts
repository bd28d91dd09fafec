import { expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { namesakes } from '../../../../help/careChoice/namesakes.testing.ts';
import { emptyValues } from '../state/claimFields.ts';
import { summary } from './summary.ts';
import { initialState } from '../state/claim.ts';

setLanguageSource(() => 'nl');

it('lists all input, without empty fields', () => {
  const start = initialState(undefined);
  const values = {
    ...emptyValues,
    declarant: '1002',
    zorgsoort: 'Tandarts',
    behandelDatum: '2026-11-02',
    bedrag: '61,8',
    naamZorgverlener: 'Praktijk Noord ',
    buitenland: true,
  };
  const claim = { ...start, form: { ...start.form, values } };
  const people = [
    { relatienummer: '1002', opgemaakteNaam: 'Lotte de Vries', geboorteDatum: '2018-01-01' },
  ];
  expect(summary(claim, people, 'nl').map(({ value, step }) => [value, step])).toEqual([
    ['Lotte de Vries', 'who'],
    ['Tandarts', 'details'],
    ['2\u00A0november\u00A02026', 'details'],
    ['€\u00A061,80', 'details'],
    ['Praktijk Noord', 'details'],
    ['Ja', 'details'],
  ]);
});

it('names whose claim it is with the birth date among people of one name', () => {
  const start = initialState(undefined);
  const values = { ...emptyValues, declarant: namesakes[1].relatienummer };
  const [who] = summary({ ...start, form: { ...start.form, values } }, namesakes, 'nl');
  expect(who?.value).toBe('Jan Bakker (21\u00A0oktober\u00A02010)');
});
