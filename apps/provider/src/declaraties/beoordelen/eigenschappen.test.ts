import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beoordeelDeclaratie } from './beoordeelDeclaratie.ts';
import { eigenRisicoVanJaar } from './jaarEigenRisico.ts';
import type { Beoordeling, RegelInvoer, VerzekerdePersoon } from './vormen.ts';
import { dekkingen, eigenRisicoBedragen, invoer, regel } from './voorbeelden.testhulp.ts';

const dag = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2026-11-21'), noInvalidDate: true })
  .map((datum) => datum.toISOString().slice(0, 10));

const willekeurigeRegel: fc.Arbitrary<RegelInvoer> = fc
  .record({
    zorgsoort: fc.constantFrom(...dekkingen.map(({ zorgsoort }) => zorgsoort), 'Psycholoog'),
    behandelDatum: dag,
    bedrag: fc.integer({ min: 0, max: 200_000 }),
    buitenland: fc.boolean(),
  })
  .map(regel);

const willekeurigePersoon: fc.Arbitrary<VerzekerdePersoon> = fc
  .record({
    geboorteDatum: fc.constantFrom(
      '1948-05-01',
      '1990-02-28',
      '2007-09-09',
      '2008-02-29',
      '2018-03-03',
    ),
    grens: dag,
    aanvullend: fc.constantFrom('AANVULLEND' as const, 'AANVULLEND_PLUS' as const, null),
    vrijwillig: fc.constantFrom(0, 10_000, 50_000),
  })
  .map(({ geboorteDatum, grens, aanvullend, vrijwillig }) => ({
    geboorteDatum,
    verzekeringen: [
      {
        merk: 'ZZ',
        geldigVan: '2024-02-01',
        geldigTot: grens,
        aanvullend,
        vrijwilligEigenRisico: 0,
      },
      {
        merk: 'ZZ',
        geldigVan: grens,
        geldigTot: null,
        aanvullend: null,
        vrijwilligEigenRisico: vrijwillig,
      },
    ],
  }));

const gevallen = fc.record({
  persoon: willekeurigePersoon,
  regels: fc.array(willekeurigeRegel, { minLength: 1, maxLength: 25 }),
});

function totalen({ regels, verbruik }: Beoordeling): unknown {
  const uitgekeerd: Record<number, number> = {};
  for (const { jaar, bedragen } of regels) {
    uitgekeerd[jaar] = (uitgekeerd[jaar] ?? 0) + bedragen.uitgekeerd;
  }
  return { verbruik, uitgekeerd };
}

describe('whatever is claimed', () => {
  it('the parts of a line are never negative and add up to the cent', () => {
    fc.assert(
      fc.property(gevallen, ({ persoon, regels }) => {
        for (const { bedragen, stappen, meldingen } of beoordeelDeclaratie(
          invoer(regels, { persoon }),
        ).regels) {
          const { gedeclareerd, ...delen } = bedragen;
          expect(
            Object.values(delen).every((deel) => Number.isSafeInteger(deel) && deel >= 0),
          ).toBe(true);
          expect(Object.values(delen).reduce((som, deel) => som + deel, 0)).toBe(gedeclareerd);
          const [begin = 0, ...rest] = stappen.map(({ bedrag }) => bedrag);
          const eind = rest.pop();
          expect(rest.reduce((over, af) => over - af, begin)).toBe(eind);
          expect(meldingen.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('a year never takes more own risk than its amount, nor more budget than its maximum', () => {
    fc.assert(
      fc.property(gevallen, ({ persoon, regels }) => {
        const { verbruik } = beoordeelDeclaratie(invoer(regels, { persoon }));
        for (const [sleutel, gebruikt] of Object.entries(verbruik.eigenRisico)) {
          const jaar = Number(sleutel.slice(-4));
          const van = eigenRisicoVanJaar(persoon, 'ZZ', jaar, eigenRisicoBedragen);
          expect(gebruikt).toBeLessThanOrEqual(van.verplicht + van.vrijwillig);
        }
        for (const { merk, pakket, zorgsoort, maximumJaar } of dekkingen) {
          for (const jaar of [2024, 2025, 2026]) {
            const gebruikt = verbruik.vergoed[`${merk}/${pakket}/${zorgsoort}/${jaar}`] ?? 0;
            expect(gebruikt).toBeLessThanOrEqual(maximumJaar ?? Number.POSITIVE_INFINITY);
          }
        }
      }),
    );
  });

  it('the order in which bills come in does not change the totals of a year', () => {
    const volgorde = gevallen.chain(({ persoon, regels }) =>
      fc.record({
        persoon: fc.constant(persoon),
        regels: fc.constant(regels),
        anders: fc.shuffledSubarray(regels, { minLength: regels.length }),
      }),
    );
    fc.assert(
      fc.property(volgorde, ({ persoon, regels, anders }) => {
        const een = beoordeelDeclaratie(invoer(regels, { persoon }));
        const ander = beoordeelDeclaratie(invoer(anders, { persoon }));
        expect(totalen(ander)).toEqual(totalen(een));
      }),
    );
  });

  it('sending lines in one claim or in many comes to the same', () => {
    fc.assert(
      fc.property(gevallen, ({ persoon, regels }) => {
        const samen = beoordeelDeclaratie(invoer(regels, { persoon }));
        let { verbruik } = beoordeelDeclaratie(invoer([], { persoon }));
        const los = regels.map((een) => {
          const uitkomst = beoordeelDeclaratie(invoer([een], { persoon, verbruik }));
          verbruik = uitkomst.verbruik;
          return uitkomst.regels[0];
        });
        expect(los).toEqual(samen.regels);
      }),
    );
  });
});
