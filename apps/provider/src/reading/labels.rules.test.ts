import { describe, expect, it } from 'vitest';
import { announcementOf, labelsOf, letters, withLabels } from './labels.rules.ts';
import { parseWrittenPage } from './testing/writtenPage.testing.ts';

const labelsIn = (text: string, seen = false) =>
  parseWrittenPage([text], { seen }).flatMap((row) => labelsOf(row).map(({ label }) => label));

it('keeps only the letters of a text, without accents and capitals', () => {
  expect(letters('Überweisung: nr. 12, Café')).toBe('uberweisungnrcafe');
});

describe('labelsOf', () => {
  it.each([
    ['Factuurnummer: 2026-17', ['number']],
    ['Rechnungs-Nr. 17', ['number']],
    ['Geb. datum 14-03-1985', ['birth']],
    ['Totaal te betalen € 45,00', ['toPay']],
    ['Rechnungsbetrag', ['total']],
    ['Montant à payer', ['toPay']],
    ['Fecha de nacimiento', ['birth']],
    ['Verkoopfactuur nr.', ['number']],
    ['Zomerkorting', ['discount']],
    ['Van: Praktijk', ['provider']],
    ['van der Berg', []],
    ['Te betalen voor 1 december', ['dueDay']],
    ['Datum behandeling\tDatum factuur', ['careDay', 'billDay']],
    ['Fysiotherapie', []],
  ])('finds the longest label at each place: %s', (text, labels) =>
    expect(labelsIn(text)).toEqual(labels),
  );

  it.each([
    ['Notanumner', ['number'], 'one letter of a shorter word'],
    ['Notanumnor', [], 'two letters of a shorter word'],
    ['Factuurnumnor', ['number'], 'two letters of a long word'],
    ['Factuurnnmnor', [], 'three letters of a long word'],
    ['Totaai', [], 'one letter of a word that is too short'],
    ['Subtotaai', ['subtotal'], 'one letter of a word that is long enough'],
  ])('recognises a label on a photo despite misread letters: %s', (text, labels, _what) =>
    expect(labelsIn(text, true)).toEqual(labels),
  );

  it('does not join a label across columns or with a digit', () => {
    expect(labelsIn('Date of birth')).toEqual(['birth']);
    expect(labelsIn('Date\tof birth')).toEqual(['plainDay']);
    expect(labelsIn('Totaal1')).toEqual([]);
  });
});

const announced = (lines: readonly string[], text: string, further: readonly string[] = []) => {
  const rows = withLabels([
    ...parseWrittenPage(lines),
    ...parseWrittenPage(further, { bladzijde: 2 }),
  ]);
  const at = rows.findIndex(({ row }) => row.words.some((word) => word.text === text));
  const from = rows[at]?.row.words.findIndex((word) => word.text === text) ?? 0;
  const found = announcementOf(rows, at, from);
  return found && `${found.label} ${found.where}`;
};

describe('announcementOf', () => {
  it.each([
    ['beside', ['Factuurdatum: 12-11-2026'], 'billDay beside'],
    ['in the next column', ['Factuurdatum\t12-11-2026'], 'billDay beside'],
    ['behind a filler', ['Behandeling op dinsdag 12-11-2026'], 'careDay beside'],
    ['behind some words', ['Behandeldatum van de knie 12-11-2026'], 'careDay near'],
    ['above', ['Factuurdatum', '12-11-2026'], 'billDay above'],
    ['not behind many words', ['Datum van alles en nog wat 12-11-2026'], undefined],
    ['not two lines above', ['Factuurdatum', '', '', '12-11-2026'], undefined],
    ['not below', ['12-11-2026', 'Factuurdatum'], undefined],
    ['not in another column', ['Factuurdatum\t', '\t12-11-2026'], undefined],
    ['not above other words', ['Factuurdatum', 'Utrecht', '12-11-2026'], undefined],
    ['not above a label with its own value', ['Datum 1-1-2026', '12-11-2026'], undefined],
  ])('finds the label %s', (_where, lines, label) =>
    expect(announced(lines, '12-11-2026')).toBe(label),
  );

  it('does not find a label on another page', () => {
    expect(announced(['Factuurdatum'], '12-11-2026', ['', '12-11-2026'])).toBeUndefined();
  });
});
