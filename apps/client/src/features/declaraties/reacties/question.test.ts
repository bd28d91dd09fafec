import { fieldLimits } from '@mijn/domain/fieldLimits';
import { expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { questionError, queryableLines, canAsk, subject } from './question.ts';
import type { DeclaratieLine } from '../detail/declaratieDetail.ts';

setLanguageSource(() => 'nl');

it.each(['', '   \n'])('requires a text (%j)', (text) => {
  expect(questionError(text)).toBe('Schrijf op wat er volgens jou niet klopt.');
});

it('accepts a question of maximum length, and counts the excess of a longer one', () => {
  const exactLength = 'a'.repeat(fieldLimits.vraag);
  expect(questionError(` ${exactLength} `)).toBeUndefined();
  expect(questionError(`${exactLength}bcd`)).toBe('Je vraag is 3 tekens te lang. Maak hem korter.');
});

const line = (volgnummer: number | null, zorgSoort: string | null): DeclaratieLine => ({
  volgnummer,
  zorgSoort,
  aantal: 1,
  behandelDatum: '2026-11-02',
  declarant: 'Sanne de Vries',
  prestatie: null,
  locatieNaam: null,
  notaNummer: null,
  gedeclareerdBedrag: 5_000,
  uitgekeerdBedrag: 0,
  eigenRisicoBedrag: 5_000,
  eigenRisicoInTermijnen: null,
  meldingen: null,
  stappen: [],
});

it('names the whole claim, or a line by care and date', () => {
  const lines = [line(1, 'Huisarts'), line(2, null)];
  expect(subject(null, lines, 'nl')).toBe('De hele declaratie');
  expect(subject(1, lines, 'nl')).toMatch(/^Huisarts, 2\s?november\s?2026$/);
  expect(subject(2, lines, 'nl')).toMatch(/^Een behandeling, /);
  expect(subject(9, lines, 'nl')).toBe('Een behandeling');
});

it('leaves out a line without a number', () => {
  expect(queryableLines([line(null, 'Huisarts'), line(3, 'Tandarts')])).toHaveLength(1);
});

const request = (about: number | null, status: 'inBehandeling' | 'beantwoord') => ({
  reactieId: 'r',
  regel: about,
  tekst: 'Waarom?',
  status,
  verstuurdOp: '2026-11-20T10:00:00Z',
  antwoord: null,
  beantwoordOp: null,
});

it('allows one open question per subject', () => {
  const one = [line(1, 'Huisarts')];
  const two = [...one, line(2, 'Tandarts')];
  expect(canAsk({ regels: one, reacties: [] })).toBe(true);
  expect(canAsk({ regels: one, reacties: [request(null, 'inBehandeling')] })).toBe(false);
  expect(canAsk({ regels: one, reacties: [request(null, 'beantwoord')] })).toBe(true);
  expect(canAsk({ regels: two, reacties: [request(null, 'inBehandeling')] })).toBe(true);
});
