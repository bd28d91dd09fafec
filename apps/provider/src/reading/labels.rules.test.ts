import { describe, expect, it } from 'vitest';
import { labelsOf, letters, placesOf } from './labels.rules.ts';
import { written } from './testing/written.testing.ts';

const labelsIn = (text: string) =>
  written([text]).flatMap((row) => labelsOf(row).map(({ label }) => label));

it('of a word only its letters count, without accents and capitals', () => {
  expect(letters('Überweisung: nr. 12, Café')).toBe('uberweisungnrcafe');
});

describe('what a bill announces', () => {
  it.each([
    ['Factuurnummer: 2026-17', ['number']],
    ['Rechnungs-Nr. 17', ['number']],
    ['Geb. datum 14-03-1985', ['birth']],
    ['Totaal te betalen € 45,00', ['total']],
    ['Te betalen voor 1 december', ['billDay']],
    ['Datum behandeling\tDatum factuur', ['careDay', 'billDay']],
    ['Fysiotherapie', []],
  ])('is known by its words, the longest at each place: %s', (text, labels) =>
    expect(labelsIn(text)).toEqual(labels),
  );

  it.each([
    ['Notanumner', ['number'], 'one letter of a shorter word'],
    ['Notanumnor', [], 'two letters of a shorter word'],
    ['Factuurnumnor', ['number'], 'two letters of a long word'],
    ['Factuurnnmnor', [], 'three letters of a long word'],
    ['Totaai', [], 'one letter of a word that is too short to know by the rest'],
    ['Subtotaai', ['notTotal'], 'one letter of a word that is long enough'],
  ])('may be known although it was read wrongly: %s', (text, labels, _what) =>
    expect(labelsIn(text)).toEqual(labels),
  );

  it('is not put together of two columns, nor with a number in it', () => {
    expect(labelsIn('Date of birth')).toEqual(['birth']);
    expect(labelsIn('Date\tof birth')).toEqual(['billDay']);
    expect(labelsIn('Totaal1')).toEqual([]);
  });
});

const textsAt = (lines: readonly string[], further: readonly string[] = [], apart = 0.02) => {
  const rows = written(lines, { apart });
  const [label] = rows.flatMap(labelsOf);
  if (!label) throw new Error('no label');
  const next = written(further, { bladzijde: 2 });
  return placesOf(label, [...rows, ...next]).map(({ text }) => text);
};

describe('what is announced', () => {
  it('stands to the right of it, or else under it', () => {
    expect(textsAt(['Datum\t12-11-2026', '13-11-2026\t14-11-2026'])).toEqual([
      '12-11-2026',
      '13-11-2026\t14-11-2026',
    ]);
  });

  it.each([
    ['in the next line', ['Datum', '12-11-2026'], ['12-11-2026']],
    ['not a line further', ['Datum', '', '12-11-2026'], []],
    ['not above', ['12-11-2026', 'Datum'], []],
    ['not in another column', ['Datum\t', '\t12-11-2026'], []],
    ['nowhere', ['Datum'], []],
  ])('is under it %s', (_where, lines, places) => expect(textsAt(lines)).toEqual(places));

  it('is the nearest one where lines stand close', () => {
    expect(textsAt(['Datum', '12-11-2026', '13-11-2026'], [], 0.01)).toEqual(['12-11-2026']);
  });

  it('stands on the same page', () => {
    expect(textsAt(['Datum'], ['', '12-11-2026'])).toEqual([]);
  });
});
