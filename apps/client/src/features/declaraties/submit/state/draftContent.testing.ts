import type { Concept } from './draftContent.ts';

/** Returns a draft of a visit to the doctor with a bill, and these fields of its own. */
export function exampleConcept(own: Partial<Concept['velden']> = {}): Concept {
  return {
    versie: '1',
    bijgewerktOp: '2026-11-20T10:00:00Z',
    verlooptOp: '2026-12-20T10:00:00Z',
    bestanden: [{ bestandId: 'b-1', naam: 'nota.pdf', soort: 'pdf', bytes: 1000 }],
    velden: {
      declarant: '1002',
      zorgsoort: 'Huisarts',
      behandelDatum: '2026-11-03',
      bedrag: '61,80',
      naamZorgverlener: 'Praktijk Linde',
      notaNummer: null,
      opmerking: null,
      regels: null,
      buitenland: 'false',
      ...own,
    },
  };
}
