import { expect, it } from 'vitest';
import type { FindingCode } from '@mijn/domain/meldingCodes';
import { isBlocking, meldingFor } from './meldingen.ts';

const stopping: readonly FindingCode[] = [
  'virus',
  'leeg',
  'teGroot',
  'soortNietToegestaan',
  'beschadigd',
  'versleuteld',
  'formulierNietTeZien',
  'kopieVerschilt',
  'teVeelPixels',
  'teVeelPaginas',
  'teZwaar',
];
const told: readonly FindingCode[] = [
  'beeldKlein',
  'omgezet',
  'locatieVerwijderd',
  'extraBeeldVerwijderd',
  'bijlageVerwijderd',
  'andereSoort',
];

it.each(stopping)('%s stops a file', (code) => {
  expect(isBlocking({ code })).toBe(true);
  expect(meldingFor({ code })).toMatchObject({ code, level: 'error' });
});

it.each(told)('%s lets a file through', (code) => {
  expect(isBlocking({ code })).toBe(false);
});

it('warns only about photos that are hard to read, and informs about the rest', () => {
  const levels = told.map((code) => meldingFor({ code }).level);
  expect(levels).toEqual(['warn', 'info', 'info', 'info', 'info', 'info']);
});

const said = (code: FindingCode, detail?: string) =>
  meldingFor({ code, ...(detail !== undefined && { detail }) }).message;

it('names the finding and the limit in its text', () => {
  expect(said('soortNietToegestaan', 'Word-bestand')).toContain('gebruiken (Word-bestand). Stuur');
  expect(said('soortNietToegestaan')).toContain('gebruiken. Stuur');
  expect(said('teVeelPixels', '60')).toContain('(60 megapixels). Een foto mag hoogstens 50 mega');
  expect(said('teVeelPixels')).toContain('te groot. Een');
  expect(said('teVeelPaginas', '300')).toContain('heeft 300 pagina’s');
  expect(said('beeldKlein', '300 × 200')).toContain('(300 × 200 pixels)');
  expect(said('andereSoort', 'jpg')).toContain('dit is een jpg.');
  expect(said('teGroot')).toContain('groter dan 10 MB');
});
