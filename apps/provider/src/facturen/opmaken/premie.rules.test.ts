import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maakPremieFactuur, type PremiePolis, premieVan, premieVanaf } from './premie.rules.ts';
import { premies } from './premies.ts';

const dag = (tekst: string) => Temporal.PlainDate.from(tekst);

const volwassen = {
  relatienummer: '700000001',
  naam: 'Sanne de Vries',
  geboorteDatum: '1985-06-21',
  geldigVan: '2015-01-01',
  geldigTot: null,
  aanvullend: null,
  vrijwilligEigenRisico: 0,
} as const;

const polis: PremiePolis = {
  polisnummer: 'P1',
  merk: 'ZZ',
  verzekeringsnemer: '700000001',
  geldigVan: '2015-01-01',
  verzekerden: [volwassen],
};

function bedragen(anders: Partial<PremiePolis>, eerste = '2026-11-01') {
  return maakPremieFactuur({ ...polis, ...anders }, dag(eerste), premies)?.regels.map(
    ({ omschrijving, bedrag }) => [omschrijving, bedrag],
  );
}

describe('the premium of a month', () => {
  it('is asked per package, less the discount for a voluntary own risk', () => {
    const verzekerde = {
      ...volwassen,
      aanvullend: 'AANVULLEND',
      vrijwilligEigenRisico: 10_000,
    } as const;
    expect(bedragen({ verzekerden: [verzekerde] })).toEqual([
      ['Basisverzekering', 15_845],
      ['Korting vrijwillig eigen risico', -400],
      ['Aanvullende verzekering', 1_595],
    ]);
  });

  it('says whose it is where more than one person pays', () => {
    const partner = { ...volwassen, relatienummer: '700000002', naam: 'Daan de Vries' };
    expect(bedragen({ verzekerden: [volwassen, partner] })).toEqual([
      ['Basisverzekering Sanne de Vries', 15_845],
      ['Basisverzekering Daan de Vries', 15_845],
    ]);
    const kind = { ...partner, geboorteDatum: '2018-01-01' };
    expect(bedragen({ verzekerden: [volwassen, kind] })).toEqual([['Basisverzekering', 15_845]]);
  });

  it('is another in another year, and stays as it was while the next is not known', () => {
    expect(bedragen({}, '2025-12-01')).toEqual([['Basisverzekering', 15_120]]);
    expect(premieVan(premies, 'ZZ', 'BASIS', 2035)).toBe(premieVan(premies, 'ZZ', 'BASIS', 2027));
    expect(premieVan(premies, 'ZZ', 'BASIS', 2010)).toBeUndefined();
  });

  it('is free under 18, until the month after the birthday', () => {
    expect(premieVanaf('2008-11-02')).toBe('2026-12-01');
    expect(premieVanaf('2008-11-01')).toBe('2026-11-01');
    const kind = { ...volwassen, geboorteDatum: '2008-11-02' };
    expect(bedragen({ verzekerden: [kind] })).toBeUndefined();
    expect(bedragen({ verzekerden: [kind] }, '2026-12-01')).toHaveLength(1);
  });

  it('of a new policy comes a month later, over both months', () => {
    const nieuw = {
      geldigVan: '2026-11-01',
      verzekerden: [{ ...volwassen, geldigVan: '2026-11-01' }],
    };
    expect(bedragen(nieuw, '2026-11-01')).toBeUndefined();
    expect(bedragen(nieuw, '2026-12-01')).toEqual([
      ['Basisverzekering', 15_845],
      ['Basisverzekering', 15_845],
    ]);
    expect(bedragen(nieuw, '2027-01-01')).toHaveLength(1);
  });

  it('goes by days for who came in the month before or leaves in this one', () => {
    const later = { ...volwassen, geldigVan: '2026-10-22' };
    expect(bedragen({ verzekerden: [volwassen, later] })?.map(([, bedrag]) => bedrag)).toEqual([
      15_845,
      Math.round((15_845 * 10) / 31),
      15_845,
    ]);
    const weg = { ...volwassen, geldigTot: '2026-11-16' };
    expect(bedragen({ verzekerden: [weg] })).toEqual([['Basisverzekering', 7_923]]);
  });

  it('adds up to its lines and never asks for a day twice, whoever is on the policy', () => {
    const persoon = fc.record({
      relatienummer: fc.constant('700000001'),
      naam: fc.constant('Sanne de Vries'),
      geboorteDatum: fc.constantFrom('1950-02-28', '1985-06-21', '2008-11-15', '2020-01-01'),
      geldigVan: fc.constantFrom('2015-01-01', '2026-10-01', '2026-10-19', '2026-11-11'),
      geldigTot: fc.constantFrom(null, '2026-12-01', '2026-11-07', '2027-01-13'),
      aanvullend: fc.constantFrom(null, 'AANVULLEND' as const, 'AANVULLEND_PLUS' as const),
      vrijwilligEigenRisico: fc.constantFrom(0, 10_000, 50_000),
    });
    fc.assert(
      fc.property(
        fc.array(persoon, { maxLength: 4 }),
        fc.constantFrom('ZZ', 'AZVZ'),
        (verzekerden, merk) => {
          const alle = ['2026-11-01', '2026-12-01', '2027-01-01'].flatMap(
            (eerste) =>
              maakPremieFactuur({ ...polis, merk, verzekerden }, dag(eerste), premies) ?? [],
          );
          for (const factuur of alle) {
            expect(factuur.bedrag).toBe(
              factuur.regels.reduce((som, { bedrag }) => som + bedrag, 0),
            );
            expect(factuur.bedrag).toBeGreaterThan(0);
            for (const { periodeVan = '', periodeTot = '' } of factuur.regels) {
              expect(periodeVan < periodeTot).toBe(true);
            }
          }
          if (verzekerden.length !== 1) return;
          const basis = alle
            .flatMap(({ regels }) => regels)
            .filter(({ omschrijving }) => omschrijving === 'Basisverzekering')
            .toSorted((een, ander) => ((een.periodeVan ?? '') < (ander.periodeVan ?? '') ? -1 : 1));
          for (const [i, regel] of basis.entries()) {
            const vorige = basis[i - 1];
            if (vorige) expect((vorige.periodeTot ?? '') <= (regel.periodeVan ?? '')).toBe(true);
          }
        },
      ),
    );
  });
});
