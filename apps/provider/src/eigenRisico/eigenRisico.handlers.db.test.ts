import type { EigenRisicoResponse } from '@mijn/contract/eigenRisico';
import { describe, expect, it } from 'vitest';
import { numberOf, useTestProvider } from '../testing/trialProvider.testing.ts';

const provider = await useTestProvider();

const path = (who: string, year: number | string = 2026, brand = 'ZZ') =>
  `/eigenRisicoPerJaar?relatienummer=${who}&jaar=${year}&merk=${brand}`;
const eigenRisicoOf = async (as: string, who: string, year = 2026, brand = 'ZZ') =>
  (await provider.read<EigenRisicoResponse>(path(numberOf(who), year, brand), as)).body.eigenRisico;

describe('GET /eigenRisicoPerJaar', () => {
  it('returns the applicable, used and remaining own risk', async () => {
    expect(await eigenRisicoOf('sanne', 'Sanne')).toEqual({
      verplichtBedrag: 385,
      vrijwilligBedrag: 100,
      totaalVerbruikt: 485,
      totaalResterend: 0,
      inTermijnen: false,
      merk: 'ZZ',
      perMerk: [{ merk: 'ZZ', van: '2026-01-01', totEnMet: '2026-12-31', bedrag: 485 }],
    });
    expect(await eigenRisicoOf('jan', 'Jan')).toEqual({
      verplichtBedrag: 385,
      vrijwilligBedrag: 0,
      totaalVerbruikt: 385,
      totaalResterend: 0,
      inTermijnen: true,
      merk: 'ZZ',
      perMerk: [{ merk: 'ZZ', van: '2026-01-01', totEnMet: '2026-12-31', bedrag: 385 }],
    });
    expect(await eigenRisicoOf('piet', 'Piet', 2026, 'AZVZ')).toMatchObject({
      vrijwilligBedrag: 0,
    });
  });

  it('defaults to the caller, the current year and the brand of the policy', async () => {
    const own = await provider.read<EigenRisicoResponse>('/eigenRisicoPerJaar', 'jan');
    expect(own.body.eigenRisico).toEqual(await eigenRisicoOf('jan', 'Jan'));
    const other = await provider.read<EigenRisicoResponse>(
      `/eigenRisicoPerJaar?relatienummer=${numberOf('Daan')}`,
      'sanne',
    );
    expect(other.body.eigenRisico).toEqual(await eigenRisicoOf('sanne', 'Daan'));
    const foreign = `/eigenRisicoPerJaar?relatienummer=${numberOf('Jan')}`;
    expect((await provider.request(foreign, 'sanne')).status).toBe(404);
  });

  it('shows a verzekeringsnemer that of everyone on the policy; a child has none', async () => {
    expect(await eigenRisicoOf('sanne', 'Lotte')).toMatchObject({
      verplichtBedrag: 0,
      totaalResterend: 0,
    });
    expect(await eigenRisicoOf('sanne', 'Daan')).toMatchObject({ verplichtBedrag: 385 });
  });

  it('counts from the first of the month after the 18th birthday', async () => {
    const { verplichtBedrag, totaalVerbruikt } = await eigenRisicoOf('emma', 'Emma');
    // Born on 24 July: 1 August up to and including 31 December, 153 days.
    expect(verplichtBedrag).toBe(161);
    expect(totaalVerbruikt).toBe(161);
  });

  it('answers 404 for a year without known own risk, a year before the insurance, or another brand', async () => {
    for (const [year, brand] of [
      [2027, 'ZZ'],
      [2014, 'ZZ'],
      [2026, 'AZVZ'],
    ] as const) {
      const { status, text } = await provider.request(path(numberOf('Jan'), year, brand), 'jan');
      expect([status, text]).toEqual([404, '{"status":404}']);
    }
  });

  it('returns the insured days with both brands to the person only', async () => {
    const daan = numberOf('Daan');
    await provider.sql(`
      INSERT INTO insurer.polis (polisnummer, merk, verzekeringsnemer, geldig_van)
      VALUES ('AZVZ-DAAN', 'AZVZ', '${daan}', '2026-12-10');
      INSERT INTO insurer.verzekering (polisnummer, relatienummer, geldig_van)
      VALUES ('AZVZ-DAAN', '${daan}', '2026-12-10');
      UPDATE insurer.verzekering SET geldig_tot = '2026-12-20'
      WHERE relatienummer = '${daan}' AND polisnummer <> 'AZVZ-DAAN'`);
    const zilverzand = { merk: 'ZZ', van: '2026-01-01', totEnMet: '2026-12-19', bedrag: 372 };
    const ankerzee = { merk: 'AZVZ', van: '2026-12-10', totEnMet: '2026-12-31', bedrag: 23 };
    const own = await eigenRisicoOf('daan', 'Daan');
    expect([own.merk, own.perMerk]).toEqual(['ZZ', [zilverzand, ankerzee]]);
    expect((await eigenRisicoOf('sanne', 'Daan')).perMerk).toEqual([zilverzand]);
  });

  it.each(['submittedAt', '1999', '2026.5'])('answers 400 for the year %s', async (year) => {
    const { status, text } = await provider.request(path(numberOf('Jan'), year), 'jan');
    expect([status, text]).toEqual([400, '{"status":400}']);
  });
});
