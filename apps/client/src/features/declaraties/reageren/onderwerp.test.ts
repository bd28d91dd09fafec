import { expect, it } from 'vitest';
import { zetTaalbron } from '../../../platform/taal.ts';
import type { DeclaratieRegel } from '../detail/declaratieDetail.ts';
import { bevraagbareRegels, kanVragen, onderwerp } from './onderwerp.ts';

zetTaalbron(() => 'nl');

const regel = (volgnummer: number | null, zorgSoort: string | null): DeclaratieRegel => ({
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
  meldingen: null,
  stappen: [],
});

it('a question is about the whole claim, or about a line by its care and day', () => {
  const regels = [regel(1, 'Huisarts'), regel(2, null)];
  expect(onderwerp(null, regels, 'nl')).toBe('De hele declaratie');
  expect(onderwerp(1, regels, 'nl')).toMatch(/^Huisarts, 2\s?november\s?2026$/);
  expect(onderwerp(2, regels, 'nl')).toMatch(/^Een behandeling, /);
  expect(onderwerp(9, regels, 'nl')).toBe('Een behandeling');
});

it('a line without a number cannot be chosen', () => {
  expect(bevraagbareRegels([regel(null, 'Huisarts'), regel(3, 'Tandarts')])).toHaveLength(1);
});

const vraag = (over: number | null, status: 'inBehandeling' | 'beantwoord') => ({
  reactieId: 'r',
  regel: over,
  tekst: 'Waarom?',
  status,
  verstuurdOp: '2026-11-20T10:00:00Z',
  antwoord: null,
  beantwoordOp: null,
});

it('one question at a time about the same', () => {
  const een = [regel(1, 'Huisarts')];
  const twee = [...een, regel(2, 'Tandarts')];
  expect(kanVragen({ regels: een, reacties: [] })).toBe(true);
  expect(kanVragen({ regels: een, reacties: [vraag(null, 'inBehandeling')] })).toBe(false);
  expect(kanVragen({ regels: een, reacties: [vraag(null, 'beantwoord')] })).toBe(true);
  expect(kanVragen({ regels: twee, reacties: [vraag(null, 'inBehandeling')] })).toBe(true);
});
