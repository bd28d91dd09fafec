import { expect, it } from 'vitest';
import type { EigenRisicoFeiten } from './eigenRisico.queries.ts';
import { bepaalEigenRisico } from './eigenRisico.rules.ts';

const feiten: EigenRisicoFeiten = {
  geboortedatum: '1986-05-02',
  verzekeringen: [
    {
      merk: 'ZZ',
      geldigVan: '2020-01-01',
      geldigTot: null,
      aanvullend: null,
      vrijwilligEigenRisico: 10_000,
    },
  ],
  bedrag: {
    merk: 'ZZ',
    jaar: 2026,
    verplicht: 38_500,
    vrijwilligMogelijk: true,
    maximumPerBehandeling: null,
  },
  verbruikt: 40_000,
};

it('adds the voluntary part and takes off what was used', () => {
  expect(bepaalEigenRisico(feiten, 'ZZ', 2026)).toEqual({
    verplicht: 38_500,
    vrijwillig: 10_000,
    verbruikt: 40_000,
    resterend: 8_500,
  });
});

it('asks nothing of a child, and only part of a year from 18', () => {
  const kind = { ...feiten, geboortedatum: '2018-01-01', verbruikt: 0 };
  expect(bepaalEigenRisico(kind, 'ZZ', 2026)).toMatchObject({ verplicht: 0, resterend: 0 });
  const achttien = { ...feiten, geboortedatum: '2008-07-02', verbruikt: 0 };
  expect(bepaalEigenRisico(achttien, 'ZZ', 2026)?.verplicht).toBe(19_300);
});

it('knows nothing of a year that is not settled, or of another brand', () => {
  expect(bepaalEigenRisico({ ...feiten, bedrag: null }, 'ZZ', 2027)).toBeUndefined();
  expect(bepaalEigenRisico(feiten, 'AZVZ', 2026)).toBeUndefined();
  expect(bepaalEigenRisico(feiten, 'ZZ', 2019)).toBeUndefined();
});
