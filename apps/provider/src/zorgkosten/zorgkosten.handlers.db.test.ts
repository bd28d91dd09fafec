import type { EigenRisicoResponse } from '@mijn/contract/eigenRisico';
import type { ZorgkostenLine, ZorgkostenResponse } from '@mijn/contract/zorgkosten';
import { centsToEuros, eurosToCents } from '@mijn/domain/money';
import { describe, expect, it } from 'vitest';
import { numberOf, useTestProvider } from '../testing/trialProvider.testing.ts';

const provider = await useTestProvider();

const path = (who: string, year: number | string = 2026) => `/zorgkosten/${who}/${year}`;
const lines = async (as: string, who: string, year = 2026) =>
  (await provider.read<ZorgkostenResponse>(path(numberOf(who), year), as)).zorgkostenRegels;
const cents = (line: ZorgkostenLine, name: Extract<keyof ZorgkostenLine, `bedrag${string}`>) =>
  eurosToCents(line[name] ?? centsToEuros(0));

// Viewer, visible person and brand.
const everybody = [
  ['sanne', 'Sanne', 'ZZ'],
  ['sanne', 'Lotte', 'ZZ'],
  ['jan', 'Jan', 'ZZ'],
  ['emma', 'Emma', 'ZZ'],
  ['tom', 'Tom', 'ZZ'],
  ['piet', 'Piet', 'AZVZ'],
] as const;

describe('GET /zorgkosten/{relatienummer}/{jaartal}', () => {
  it.each(everybody)('returns lines that add up to the cent: as %s, of %s', async (as, who) => {
    const all = [...(await lines(as, who)), ...(await lines(as, who, 2025))];
    expect(all.length).toBeGreaterThan(0);
    for (const line of all) {
      const declared = cents(line, 'bedragGedeclareerd');
      const rest = cents(line, 'bedragNietVergoedExclusiefEigenRisico');
      const own = cents(line, 'bedragEigenRisico');
      expect(cents(line, 'bedragVergoed')).toBeGreaterThanOrEqual(0);
      expect(cents(line, 'bedragVergoed') + cents(line, 'bedragNietVergoed')).toBe(declared);
      expect(own + rest).toBe(cents(line, 'bedragNietVergoed'));
      expect(cents(line, 'bedragWettelijkeBijdrage')).toBeLessThanOrEqual(rest);
    }
  });

  it.each(everybody)(
    'returns the same own risk as the call per year: as %s, of %s',
    async (as, who, brand) => {
      const query = `relatienummer=${numberOf(who)}&jaar=2026&merk=${brand}`;
      const url = `/eigenRisicoPerJaar?${query}`;
      const { eigenRisico } = (await provider.read<EigenRisicoResponse>(url, as)).body;
      const here = (await lines(as, who)).map((line) => cents(line, 'bedragEigenRisico'));
      const sum = here.reduce((total, one) => total + one, 0);
      expect(sum).toBe(eurosToCents(eigenRisico.totaalVerbruikt));
    },
  );

  it('counts own risk paid in terms as the person’s own, and states how it is paid', async () => {
    const [hospital] = (await lines('jan', 'Jan')).filter(
      (line) => cents(line, 'bedragEigenRisicoInTermijnen') > 0,
    );
    expect(hospital?.bedragEigenRisico).toBe(hospital?.bedragEigenRisicoInTermijnen);
  });

  it('returns the newest line first, with the claim of each line', async () => {
    const all = await lines('sanne', 'Sanne');
    const days = all.map(({ datumIngang }) => datumIngang);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(all.every(({ datumIngang }) => datumIngang.startsWith('2026'))).toBe(true);
    expect(all.every(({ declaratieNummer }) => declaratieNummer?.startsWith('D20'))).toBe(true);
  });

  it('shows a verzekeringsnemer the amounts of a child from 12, and hides the care', async () => {
    const [line] = await lines('sanne', 'Bram');
    expect(line).toMatchObject({ zorgsoort: null, naamLocatieZorgverlener: null });
    expect(line?.bedragGedeclareerd).toBeGreaterThan(0);
    const [own] = await lines('bram', 'Bram');
    expect(own?.zorgsoort).toEqual(expect.any(String));
  });

  it('returns an empty year for a visible person without care', async () => {
    expect(await lines('mila', 'Mila')).toEqual([]);
    expect(await lines('sanne', 'Sanne', 2019)).toEqual([]);
  });

  it.each(['mila', 'jan', 'daan'])(
    'answers %s 404 about Sanne, as about an unknown person',
    async (as) => {
      const foreign = await provider.request(path(numberOf('Sanne')), as);
      const nobody = await provider.request(path('R0'), as);
      expect([foreign.status, foreign.text]).toEqual([404, '{"status":404}']);
      expect(nobody.text).toBe(foreign.text);
    },
  );

  it.each(['x', '1999', '2026.5'])('answers 400 for the year %s', async (year) => {
    const { status, text } = await provider.request(path(numberOf('Jan'), year), 'jan');
    expect([status, text]).toEqual([400, '{"status":400}']);
  });

  it('logs access to the person it concerns', async () => {
    await lines('sanne', 'Lotte');
    const log = await provider.sql(`SELECT betreft FROM insurer.inzage
      WHERE operatie = 'listZorgkosten' AND kijker = '${numberOf('Sanne')}'
      ORDER BY inzage_id DESC LIMIT 1`);
    expect(log).toEqual([{ betreft: numberOf('Lotte') }]);
  });
});
