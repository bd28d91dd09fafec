import { expect, it } from 'vitest';
import { legeInvoer } from '../invoer.ts';
import { type Concept, naarConcept, vanConcept } from './concept.ts';

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
  },
  bestanden: [{ bestandId: 'b1', naam: 'nota.jpg', soort: 'jpg', bytes: 1200 }],
};

it('comes back as it was typed, right or wrong, with its received files', () => {
  const { invoer, bestanden } = vanConcept(concept);
  expect(invoer).toEqual({
    ...legeInvoer,
    declarant: '1001',
    zorgsoort: 'Tandarts',
    behandelDatum: '31-02-2026',
    bedrag: '61,8',
    buitenland: true,
  });
  expect(bestanden).toMatchObject([
    { bestand: { name: 'nota.jpg', size: 1200 }, staat: { soort: 'ontvangen', bestandId: 'b1' } },
  ]);
});

it('what came back and was not changed is the same to keep', () => {
  const { invoer, bestanden } = vanConcept(concept);
  const inhoud = naarConcept(invoer, bestanden);
  expect(inhoud.bestandIds).toEqual(['b1']);
  expect(inhoud.velden).toEqual({
    declarant: '1001',
    zorgsoort: 'Tandarts',
    behandelDatum: '31-02-2026',
    bedrag: '61,8',
    naamZorgverlener: '',
    notaNummer: '',
    buitenland: 'true',
    opmerking: '',
  });
});

it('leaves out files that the insurer has not got, and cuts what is too long', () => {
  const bestand = new File(['x'], 'a.pdf');
  const inhoud = naarConcept({ ...legeInvoer, opmerking: 'a'.repeat(1200) }, [
    { sleutel: 'a', bestand, staat: { soort: 'versturen', voortgang: 0.5 } },
  ]);
  expect(inhoud.bestandIds).toEqual([]);
  expect(inhoud.velden.opmerking).toHaveLength(1000);
});
