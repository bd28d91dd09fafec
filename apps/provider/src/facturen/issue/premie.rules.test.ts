import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFirstPremieFactuur, toPremieFactuur, type PremiePolis } from './premie.rules.ts';
import { adult } from './adult.testing.ts';
import { toPremieRun } from './premieRun.ts';
import { premies } from './premies.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

const polis: PremiePolis = {
  polisnummer: 'P1',
  merk: 'ZZ',
  verzekeringsnemer: '700000001',
  validFrom: '2015-01-01',
  periode: null,
  verzekerden: [adult],
  invoiced: [],
};

function amounts(otherwise: Partial<PremiePolis>, first = '2026-11-01') {
  return toPremieFactuur({ ...polis, ...otherwise }, toPremieRun(day(first), premies))?.regels.map(
    ({ omschrijving, bedrag }) => [omschrijving, bedrag],
  );
}

const startedOn = (validFrom: string): Partial<PremiePolis> => ({
  validFrom,
  verzekerden: [{ ...adult, validFrom }],
});
const firstAmounts = (otherwise: Partial<PremiePolis>, on: string) =>
  toFirstPremieFactuur({ ...polis, ...otherwise }, day(on), premies)?.regels.map(
    ({ omschrijving, bedrag }) => [omschrijving, bedrag],
  );

const invoiced = (...months: readonly (readonly [string, number])[]) =>
  months.map(([month, bedrag]) => ({ relatienummer: adult.relatienummer, month, bedrag }));

describe('the premium of a month', () => {
  it('is charged per package, less the discount for voluntary own risk', () => {
    const verzekerde = {
      ...adult,
      aanvullend: 'AANVULLEND',
      voluntaryEigenRisico: 10_000,
    } as const;
    expect(amounts({ verzekerden: [verzekerde] })).toEqual([
      ['Basisverzekering', 15_845],
      ['Korting vrijwillig eigen risico', -400],
      ['Aanvullende verzekering', 1_595],
    ]);
  });

  it('names the person of each line when more than one person pays', () => {
    const partner = { ...adult, relatienummer: '700000002', naam: 'Daan de Vries' };
    expect(amounts({ verzekerden: [adult, partner] })).toEqual([
      ['Basisverzekering Sanne de Vries', 15_845],
      ['Basisverzekering Daan de Vries', 15_845],
    ]);
    const kind = { ...partner, geboorteDatum: '2018-01-01' };
    expect(amounts({ verzekerden: [adult, kind] })).toEqual([['Basisverzekering', 15_845]]);
  });

  it('is charged three days after the start of a policy, and not again on the first', () => {
    const fresh = startedOn('2026-11-01');
    expect(amounts(fresh, '2026-11-01')).toBeUndefined();
    expect(firstAmounts(fresh, '2026-11-03')).toBeUndefined();
    expect(firstAmounts(fresh, '2026-11-04')).toEqual([['Basisverzekering', 15_845]]);
    const asked = { ...fresh, invoiced: invoiced(['2026-11-01', 15_845]) };
    expect(firstAmounts(asked, '2026-11-04')).toBeUndefined();
    expect(amounts(asked, '2026-12-01')).toEqual([['Basisverzekering', 15_845]]);
  });

  it('is charged within days for a person who starts mid-month, for the rest of the month', () => {
    const fresh = startedOn('2026-11-16');
    expect(firstAmounts(fresh, '2026-11-19')).toEqual([['Basisverzekering', 7_923]]);
    const partner = { ...adult, relatienummer: '700000002', validFrom: '2026-11-16' };
    expect(firstAmounts({ verzekerden: [adult, partner] }, '2026-11-19')).toEqual([
      ['Basisverzekering', 7_923],
    ]);
  });

  it('includes the last days of the previous month when it started too late in it', () => {
    const fresh = startedOn('2026-11-28');
    expect(firstAmounts(fresh, '2026-12-01')).toBeUndefined();
    expect(amounts(fresh, '2026-12-01')).toEqual([
      ['Basisverzekering', Math.round((15_845 * 3) / 30)],
      ['Basisverzekering', 15_845],
    ]);
  });

  it('includes other cover that continues mid-month with the next invoice', () => {
    const before = { ...adult, validUntil: '2026-11-16' };
    const after = { ...adult, validFrom: '2026-11-16', aanvullend: 'AANVULLEND' } as const;
    expect(firstAmounts({ verzekerden: [before, after] }, '2026-11-19')).toBeUndefined();
  });

  it('charges every day of the first two months exactly once, for any start', () => {
    for (let after = 0; after < 61; after += 1) {
      const start = day('2026-10-01').add({ days: after });
      const fresh = startedOn(start.toString());
      const asked = new Map<string, number>();
      for (let on = start; on.toString() <= '2027-01-01'; on = on.add({ days: 1 })) {
        const known = invoiced(...asked);
        const factuur =
          on.day === 1
            ? toPremieFactuur(
                { ...polis, ...fresh, invoiced: known },
                toPremieRun(on, premies, '2020-01-01'),
              )
            : toFirstPremieFactuur({ ...polis, ...fresh, invoiced: known }, on, premies);
        for (const { periodFrom = '', bedrag } of factuur?.regels ?? []) {
          const month = `${periodFrom.slice(0, 7)}-01`;
          asked.set(month, (asked.get(month) ?? 0) + bedrag);
        }
      }
      const left = start.daysInMonth - start.day + 1;
      expect(asked.get(start.with({ day: 1 }).toString())).toBe(
        Math.round((15_845 * left) / start.daysInMonth),
      );
      expect(asked.get('2026-12-01')).toBe(15_845);
    }
  });

  it('is by days for a person who joined in the previous month or leaves in this one', () => {
    const later = { ...adult, validFrom: '2026-10-22' };
    expect(amounts({ verzekerden: [adult, later] })?.map(([, amount]) => amount)).toEqual([
      15_845,
      Math.round((15_845 * 10) / 31),
      15_845,
    ]);
    const gone = { ...adult, validUntil: '2026-11-16' };
    expect(amounts({ verzekerden: [gone] })).toEqual([['Basisverzekering', 7_923]]);
  });

  it('adds up to its lines and never charges a day twice, for any people on the policy', () => {
    const person = fc.record({
      relatienummer: fc.constant('700000001'),
      naam: fc.constant('Sanne de Vries'),
      geboorteDatum: fc.constantFrom('1950-02-28', '1985-06-21', '2008-11-15', '2020-01-01'),
      validFrom: fc.constantFrom('2015-01-01', '2026-10-01', '2026-10-19', '2026-11-11'),
      validUntil: fc.constantFrom(null, '2026-12-01', '2026-11-07', '2027-01-13'),
      aanvullend: fc.constantFrom(null, 'AANVULLEND' as const, 'AANVULLEND_PLUS' as const),
      voluntaryEigenRisico: fc.constantFrom(0, 10_000, 50_000),
    });
    fc.assert(
      fc.property(
        fc.array(person, { maxLength: 4 }),
        fc.constantFrom('ZZ', 'AZVZ'),
        (verzekerden, brand) => {
          const all = ['2026-11-01', '2026-12-01', '2027-01-01'].flatMap(
            (first) =>
              toPremieFactuur(
                { ...polis, merk: brand, verzekerden },
                toPremieRun(day(first), premies),
              ) ?? [],
          );
          for (const factuur of all) {
            expect(factuur.bedrag).toBe(
              factuur.regels.reduce((sum, { bedrag }) => sum + bedrag, 0),
            );
            expect(factuur.bedrag).toBeGreaterThan(0);
            for (const { periodFrom = '', periodUntil = '' } of factuur.regels) {
              expect(periodFrom < periodUntil).toBe(true);
            }
          }
          if (verzekerden.length !== 1) return;
          const basis = all
            .flatMap(({ regels }) => regels)
            .filter(({ omschrijving }) => omschrijving === 'Basisverzekering')
            .toSorted((one, other) => ((one.periodFrom ?? '') < (other.periodFrom ?? '') ? -1 : 1));
          for (const [i, line] of basis.entries()) {
            const previous = basis[i - 1];
            if (previous)
              expect((previous.periodUntil ?? '') <= (line.periodFrom ?? '')).toBe(true);
          }
        },
      ),
    );
  });

  describe('after a person left whose premium was invoiced', () => {
    const left = { ...adult, validUntil: '2026-10-16' };
    it('is refunded for the days after, once', () => {
      // 15 of 31 days were insured: € 76.67.
      const asked = invoiced(['2026-10-01', 15_845], ['2026-11-01', 15_845]);
      const factuur = toPremieFactuur(
        { ...polis, verzekerden: [left], invoiced: asked },
        toPremieRun(day('2026-12-01'), premies),
      );
      expect(factuur?.bedrag).toBe(-(15_845 - 7_667) - 15_845);
      expect(factuur?.regels).toMatchObject([
        { omschrijving: 'Teruggave premie', periodFrom: '2026-10-16', periodUntil: '2026-11-01' },
        { omschrijving: 'Teruggave premie', periodFrom: '2026-11-01', periodUntil: '2026-12-01' },
      ]);
      const given = invoiced(['2026-10-01', 7_667], ['2026-11-01', 0]);
      expect(amounts({ verzekerden: [left], invoiced: given }, '2027-01-01')).toBeUndefined();
    });

    it('is not charged twice for a person whose cover changed on that day', () => {
      const changed = { ...adult, validFrom: '2026-10-16', aanvullend: 'AANVULLEND' } as const;
      const asked = invoiced(['2026-10-01', 15_845]);
      // The rest of October is 16 of 31 days of the supplementary package: € 8.23.
      expect(amounts({ verzekerden: [left, changed], invoiced: asked })).toEqual([
        ['Basisverzekering', 8_178],
        ['Aanvullende verzekering', 823],
        ['Basisverzekering', 15_845],
        ['Aanvullende verzekering', 1_595],
        ['Teruggave premie', -8_178],
      ]);
      const given = invoiced(['2026-10-01', 15_845 + 823]);
      expect(amounts({ verzekerden: [left, changed], invoiced: given }, '2026-12-01')).toHaveLength(
        2,
      );
    });

    it('is refunded for its own month when another end is known ahead, and not again', () => {
      const ahead = { ...adult, validFrom: '2026-10-16', validUntil: '2027-01-01' } as const;
      const of = (first: string, october: number) =>
        toPremieFactuur(
          { ...polis, verzekerden: [left, ahead], invoiced: invoiced(['2026-10-01', october]) },
          toPremieRun(day(first), premies),
        )?.regels.filter(({ bedrag }) => bedrag < 0);
      // The fifteen days before the change were invoiced with the whole month.
      expect(of('2026-11-01', 15_845)).toMatchObject([
        { periodFrom: '2026-10-16', periodUntil: '2026-11-01', bedrag: -8_178 },
      ]);
      expect(of('2026-12-01', 15_845)).toEqual([]);
    });

    it('is deducted from the premium of the others on the policy', () => {
      const partner = { ...adult, relatienummer: '700000002', naam: 'Daan de Vries' };
      const asked = invoiced(['2026-10-01', 15_845]);
      expect(amounts({ verzekerden: [left, partner], invoiced: asked })).toEqual([
        ['Basisverzekering Daan de Vries', 15_845],
        ['Teruggave premie Sanne de Vries', 7_667 - 15_845],
      ]);
    });
  });
});
