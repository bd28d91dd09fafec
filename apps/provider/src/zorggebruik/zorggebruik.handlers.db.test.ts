import type { Zorggebruik, ZorggebruikResponse } from '@mijn/contract/zorggebruik';
import { describe, expect, it } from 'vitest';
import { numberOf, useTestProvider } from '../testing/trialProvider.testing.ts';

const provider = await useTestProvider();

const path = (who: string, year: number | string = 2026, more = '') =>
  `/zorggebruik?relatienummer=${who}&jaar=${year}${more}`;
const budgets = async (as: string, who: string, year = 2026, more = '') =>
  (await provider.read<ZorggebruikResponse>(path(numberOf(who), year, more), as)).zorggebruiken;
const named = (all: readonly Zorggebruik[], name: string) =>
  all.find(({ omschrijving }) => omschrijving === name);
const shared = 'Tandarts, bril en lenzen';
const fieldsOf = ({ subverstrekkingen: _parts, ...fields }: Zorggebruik) => Object.keys(fields);

describe('GET /zorggebruik', () => {
  it('returns the remaining treatments, the period, and the day of the last processed one', async () => {
    const [first, ...rest] = await budgets('jan', 'Jan');
    expect(first).toMatchObject({
      code: 'AANVULLEND-PLUS-FYSIOTHERAPIE',
      omschrijving: 'Fysiotherapie',
      volumeEenheid: 'Aantal',
      totaal: 18,
      gebruikt: 15,
      resterend: 3,
      isResterendBruikbaar: true,
      periode: { datumIngang: '2026-01-01', datumEinde: '2026-12-31', unit: 'Jaar' },
      subverstrekkingen: [],
    });
    expect(first?.datumLaatsteVerwerking).toMatch(/^2026-11-/);
    expect(first?.verzekerdeGebruiken.map(({ gebruikt }) => gebruikt)).toEqual([15]);
    expect(rest.length).toBeGreaterThan(0);
  });

  it.each([
    ['fatima', 'Fatima', '2022-05-01', 'Maand'],
    ['aisha', 'Aisha', '2022-07-03', 'Week'],
    ['noor', 'Noor', '2022-07-04', 'Dag'],
  ])('counts the period of %s from the first insured day', async (as, who, datumIngang, unit) => {
    const periode = { datumIngang, datumEinde: '2022-12-31', unit };
    const all = await budgets(as, who, 2022);
    expect(all.flatMap((one) => [one, ...one.subverstrekkingen]).length).toBeGreaterThan(2);
    for (const one of all) {
      expect(one).toMatchObject({ periode });
      for (const part of one.subverstrekkingen) expect(Object.keys(part)).toEqual(fieldsOf(one));
      expect(one.subverstrekkingen.map((part) => part.periode)).toEqual(
        one.subverstrekkingen.map(() => periode),
      );
    }
    expect((await budgets(as, who, 2023))[0]?.periode.unit).toBe('Jaar');
  });

  it('counts judged lines only, as care costs do', async () => {
    const [care] = await provider.sql(`SELECT count(*)::int AS aantal FROM insurer.declaratie_regel
      WHERE relatienummer = '${numberOf('Jan')}' AND boekjaar = 2026
        AND zorgsoort = 'Fysiotherapie' AND gedeclareerd > niet_vergoed`);
    const budget = named(await budgets('jan', 'Jan'), 'Fysiotherapie');
    expect(budget?.gebruikt).toBe(care?.['aantal']);
  });

  it('splits the parts of a shared budget by person', async () => {
    const budget = named(await budgets('sanne', 'Lotte'), shared);
    expect(budget).toMatchObject({ volumeEenheid: 'Bedrag', totaal: 600, gedeeld: true });
    // The basic insurance pays a child's dentist.
    expect(budget?.subverstrekkingen).toMatchObject([
      { omschrijving: 'Bril en lenzen', totaal: 100, gebruikt: 100, resterend: 0 },
    ]);
  });

  it('limits the number of budgets: nearly used ones first, exhausted ones last', async () => {
    const all = await budgets('jan', 'Jan');
    const left = all.map(({ resterend, totaal }) => (resterend ? resterend / (totaal ?? 1) : 2));
    expect(left).toContain(2);
    expect(left).toEqual(left.toSorted((one, other) => one - other));
    expect(await budgets('jan', 'Jan', 2026, '&limit=1')).toEqual(all.slice(0, 1));
  });

  it('marks the rest of a past year as unusable', async () => {
    const last = await budgets('jan', 'Jan', 2025);
    const left = last.filter(({ resterend }) => (resterend ?? 0) > 0);
    expect(left.length).toBeGreaterThan(0);
    for (const { isResterendBruikbaar, redenOnbruikbaar } of left) {
      expect([isResterendBruikbaar, redenOnbruikbaar]).toEqual([false, 'periodeVoorbij']);
    }
  });

  it('returns no budget without a supplementary package, or in a year without insurance', async () => {
    expect(await budgets('mila', 'Mila')).toEqual([]);
    expect(await budgets('mila', 'Mila', 2020)).toEqual([]);
  });

  it.each([['x'], ['1999'], ['2026.5'], [2026, '&limit=0'], [2026, '&limit=101'], [2026, '&x=1']])(
    'answers 400 for %s%s',
    async (year, more = '') => {
      const url = path(numberOf('Jan'), year, more);
      const { status, text } = await provider.request(url, 'jan');
      expect([status, text]).toEqual([400, '{"status":400}']);
    },
  );

  it('logs access to the person, and to everyone who shares the budget', async () => {
    await budgets('sanne', 'Lotte');
    const log = await provider.sql(`SELECT betreft FROM insurer.inzage
      WHERE operatie = 'listZorggebruik' AND kijker = '${numberOf('Sanne')}'
      ORDER BY inzage_id DESC LIMIT 4`);
    const family = ['Sanne', 'Daan', 'Bram', 'Lotte'].map(numberOf);
    expect(new Set(log.map(({ betreft }) => betreft))).toEqual(new Set(family));
  });
});

describe('hidden care', () => {
  it('is left out of the budgets of a child who has not consented, with the reason', async () => {
    for (const budget of await budgets('sanne', 'Bram')) {
      const { gebruikt, resterend, isResterendBruikbaar, datumLaatsteVerwerking } = budget;
      expect([gebruikt, resterend, isResterendBruikbaar, datumLaatsteVerwerking]).toEqual([
        null,
        null,
        null,
        null,
      ]);
      expect(budget.redenAfgeschermd).not.toBeNull();
    }
    expect(named(await budgets('bram', 'Bram'), 'Tandarts')?.gebruikt ?? 0).toBe(0);
  });

  it('is left out of the total of a shared budget, while the other shares are shown', async () => {
    const budget = named(await budgets('sanne', 'Sanne'), shared);
    expect(budget).toMatchObject({
      gebruikt: null,
      resterend: null,
      redenAfgeschermd: 'gedeeldMetAnderen',
    });
    const shares = budget?.verzekerdeGebruiken.map(({ relatienummer, gebruikt }) => [
      relatienummer,
      gebruikt,
    ]);
    expect(shares).toEqual([
      [numberOf('Sanne'), 0],
      [numberOf('Daan'), 0],
      [numberOf('Bram'), null],
      [numberOf('Lotte'), 100],
    ]);
  });

  it('includes that of all others for an insured person, who sees their own share alone', async () => {
    const budget = named(await budgets('daan', 'Daan'), shared);
    expect(budget?.verzekerdeGebruiken.map((one) => one.relatienummer)).toEqual([numberOf('Daan')]);
    expect(budget).toMatchObject({ gebruikt: null, resterend: null });
  });

  // Compares two worlds that differ only in Bram's own care, which Sanne may not see.
  it('does not affect the answer, byte for byte', async () => {
    const paths = ['Sanne', 'Bram', 'Lotte', 'Daan'].map((who) => path(numberOf(who)));
    const answers = async () =>
      Promise.all(paths.map(async (url) => (await provider.request(url, 'sanne')).text));
    const before = await answers();
    const own = (await provider.request(path(numberOf('Bram')), 'bram')).text;
    await provider.sql(`WITH judged AS (SELECT * FROM insurer.declaratie
        WHERE relatienummer = '${numberOf('Bram')}' AND status = 'AFGEHANDELD' LIMIT 1)
      INSERT INTO insurer.declaratie_regel (nummer, volgnummer, relatienummer, indiener, zorgsoort,
        prestatie, behandeldatum, boekjaar, locatie_naam, dekking_id, gedeclareerd, niet_vergoed,
        wettelijke_bijdrage, eigen_risico, uitgekeerd)
      SELECT nummer, 9, relatienummer, indiener, 'Bril en lenzen', 'Bril', behandeldatum, 2026, 'Oogpunt',
        (SELECT dekking_id FROM insurer.dekking WHERE merk = 'ZZ' AND pakket = 'AANVULLEND'
          AND zorgsoort = 'Bril en lenzen'), 9000, 0, 0, 0, 9000 FROM judged`);
    expect(await answers()).toEqual(before);
    expect((await provider.request(path(numberOf('Bram')), 'bram')).text).not.toBe(own);
  });

  it('becomes visible once the child consents', async () => {
    await provider.sql(`UPDATE insurer.relatie SET toestemming_zorgkosten = true
      WHERE relatienummer = '${numberOf('Bram')}'`);
    const budget = named(await budgets('sanne', 'Sanne'), shared);
    expect(budget).toMatchObject({ gebruikt: 190, resterend: 410, redenAfgeschermd: null });
  });
});
