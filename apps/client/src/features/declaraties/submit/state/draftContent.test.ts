import { expect, it } from 'vitest';
import { emptyValues } from './claimFields.ts';
import { type Concept, toConcept, fromConcept, linesText, parseLines } from './draftContent.ts';
import { createLine, emptyLine } from './lineItems.ts';

const concept: Concept = {
  versie: 'v1',
  bijgewerktOp: '2026-11-21T10:00:00Z',
  verlooptOp: '2026-12-21T10:00:00Z',
  velden: {
    declarant: '1001',
    zorgsoort: 'Tandarts',
    behandelDatum: '31-02-2026',
    bedrag: '61,8',
    naamZorgverlener: null,
    notaNummer: null,
    buitenland: 'true',
    opmerking: null,
    regels: null,
  },
  bestanden: [{ bestandId: 'b1', naam: 'nota.jpg', soort: 'jpg', bytes: 1200 }],
};

it('restores the raw values, right or wrong, and the received files', () => {
  const { values, files } = fromConcept(concept);
  expect(values).toEqual({
    ...emptyValues,
    declarant: '1001',
    zorgsoort: 'Tandarts',
    behandelDatum: '31-02-2026',
    bedrag: '61,8',
    buitenland: true,
  });
  expect(files).toMatchObject([
    { file: { name: 'nota.jpg', size: 1200 }, state: { kind: 'received', bestandId: 'b1' } },
  ]);
});

it('serialises a restored draft unchanged', () => {
  const { files, ...claim } = fromConcept(concept);
  const content = toConcept(claim, files);
  expect(content.bestandIds).toEqual(['b1']);
  expect(content.velden).toEqual({
    declarant: '1001',
    zorgsoort: 'Tandarts',
    behandelDatum: '31-02-2026',
    bedrag: '61,8',
    naamZorgverlener: '',
    notaNummer: '',
    buitenland: 'true',
    opmerking: '',
    regels: '',
  });
});

it('leaves out files that the insurer has not received, and cuts long values', () => {
  const file = new File(['x'], 'a.pdf');
  const values = { ...emptyValues, opmerking: 'a'.repeat(1200) };
  const content = toConcept({ values, lines: [] }, [
    { key: 'a', file, state: { kind: 'sending', progress: 0.5 } },
  ]);
  expect(content.bestandIds).toEqual([]);
  expect(content.velden.opmerking).toHaveLength(1000);
});

const first = { ...emptyLine, zorgsoort: 'Huisarts', behandelDatum: '2026-11-00', bedrag: '4' };
const lines = [createLine('a', first), createLine('b', { ...emptyLine, omschrijving: 'Zitting' })];

it('restores lines as they were typed', () => {
  expect(parseLines(linesText(lines)).map(({ form }) => form.values)).toEqual([
    first,
    { ...emptyLine, omschrijving: 'Zitting' },
  ]);
});

it('returns no lines for a single line and for an invalid text', () => {
  expect(linesText([])).toBe('');
  for (const text of [null, '', '{', '7', '[]', '[{"bedrag":"4"}]']) {
    expect(parseLines(text)).toEqual([]);
  }
  expect(parseLines('[7,{"bedrag":5}]').map(({ form }) => form.values)).toEqual([
    emptyLine,
    emptyLine,
  ]);
});
