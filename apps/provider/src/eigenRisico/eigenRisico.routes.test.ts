import type { EigenRisicoAntwoord } from '@mijn/contract/eigenRisico';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nummerVan, type ProefProvider, startProefProvider } from '../testhulp/proefProvider.ts';

let provider: ProefProvider;
beforeAll(async () => {
  provider = await startProefProvider();
});
afterAll(() => provider.stop());

const pad = (wie: string, jaar: number | string = 2026, merk = 'ZZ') =>
  `/eigenRisicoPerJaar?relatienummer=${wie}&jaar=${jaar}&merk=${merk}`;
const stand = async (als: string, wie: string, jaar = 2026, merk = 'ZZ') =>
  (await provider.lees<EigenRisicoAntwoord>(pad(nummerVan(wie), jaar, merk), als)).body.eigenRisico;

describe('GET /eigenRisicoPerJaar', () => {
  it('tells what counts, what was used and what is left', async () => {
    expect(await stand('sanne', 'Sanne')).toEqual({
      verplichtBedrag: 385,
      vrijwilligBedrag: 100,
      totaalVerbruikt: 485,
      totaalResterend: 0,
    });
    expect(await stand('jan', 'Jan')).toMatchObject({ totaalVerbruikt: 385, totaalResterend: 0 });
    expect(await stand('piet', 'Piet', 2026, 'AZVZ')).toMatchObject({ vrijwilligBedrag: 0 });
  });

  it('gives a verzekeringsnemer that of everyone on the policy; a child has none', async () => {
    expect(await stand('sanne', 'Lotte')).toMatchObject({ verplichtBedrag: 0, totaalResterend: 0 });
    expect(await stand('sanne', 'Daan')).toMatchObject({ verplichtBedrag: 385 });
  });

  it('counts from the day on which somebody turns 18', async () => {
    const { verplichtBedrag, totaalVerbruikt } = await stand('emma', 'Emma');
    // 24 July up to and including 31 December: 161 days.
    expect(verplichtBedrag).toBe(170);
    expect(totaalVerbruikt).toBe(170);
  });

  it('does not know a year that is not settled, one before, or another brand', async () => {
    for (const [jaar, merk] of [
      [2027, 'ZZ'],
      [2014, 'ZZ'],
      [2026, 'AZVZ'],
    ] as const) {
      const { status, tekst } = await provider.vraag(pad(nummerVan('Jan'), jaar, merk), 'jan');
      expect([status, tekst]).toEqual([404, '{"status":404}']);
    }
  });

  it.each(['toen', '1999', '2026.5'])('refuses the year %s', async (jaar) => {
    const { status, tekst } = await provider.vraag(pad(nummerVan('Jan'), jaar), 'jan');
    expect([status, tekst]).toEqual([400, '{"status":400}']);
  });
});
