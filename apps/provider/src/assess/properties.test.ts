import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessDeclaratie } from './assessDeclaratie.ts';
import type { LineInput, VerzekerdePerson } from './shapes.ts';
import { dekkingen, input, line } from './examples.testing.ts';

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2026-11-21'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const arbitraryLine: fc.Arbitrary<LineInput> = fc
  .record({
    zorgsoort: fc.constantFrom(...dekkingen.map(({ zorgsoort }) => zorgsoort), 'Psycholoog'),
    behandelDatum: day,
    bedrag: fc.integer({ min: 0, max: 200_000 }),
    buitenland: fc.boolean(),
  })
  .map(line);

const arbitraryPerson: fc.Arbitrary<VerzekerdePerson> = fc
  .record({
    geboorteDatum: fc.constantFrom(
      '1948-05-01',
      '1990-02-28',
      '2007-09-09',
      '2008-02-29',
      '2018-03-03',
    ),
    limit: day,
    aanvullend: fc.constantFrom('AANVULLEND' as const, 'AANVULLEND_PLUS' as const, null),
    voluntary: fc.constantFrom(0, 10_000, 50_000),
  })
  .map(({ geboorteDatum, limit, aanvullend, voluntary }) => ({
    geboorteDatum,
    insurances: [
      {
        polisnummer: 'P1',
        merk: 'ZZ',
        validFrom: '2024-02-01',
        validUntil: limit,
        aanvullend,
        voluntaryEigenRisico: 0,
      },
      {
        polisnummer: 'P1',
        merk: 'ZZ',
        validFrom: limit,
        validUntil: null,
        aanvullend: null,
        voluntaryEigenRisico: voluntary,
      },
    ],
  }));

const cases = fc.record({
  person: arbitraryPerson,
  regels: fc.array(arbitraryLine, { minLength: 1, maxLength: 25 }),
  inTermijnen: fc.subarray(['ZZ/2024', 'ZZ/2025', 'ZZ/2026']),
});

describe('any claim', () => {
  it('is only withheld differently when own risk is paid in terms, and counts the same', () => {
    fc.assert(
      fc.property(cases, ({ regels, ...own }) => {
        const results = assessDeclaratie(input(regels, own));
        const plain = assessDeclaratie(input(regels, { ...own, inTermijnen: [] }));
        expect(results.usage).toEqual(plain.usage);
        for (const [i, { jaar, amounts }] of results.regels.entries()) {
          const { compulsoryEigenRisico, voluntaryEigenRisico, inTermijnen } = amounts;
          const used = compulsoryEigenRisico + voluntaryEigenRisico;
          expect(inTermijnen).toBe(own.inTermijnen.includes(`ZZ/${jaar}`) ? used : 0);
          const without = plain.regels[i]?.amounts.uitgekeerd ?? Number.NaN;
          expect(amounts.uitgekeerd).toBe(without + inTermijnen);
        }
      }),
    );
  });

  it('has parts that are never negative and add up to the cent', () => {
    fc.assert(
      fc.property(cases, ({ regels, ...own }) => {
        for (const { amounts, stappen, meldingen } of assessDeclaratie(input(regels, own)).regels) {
          const { gedeclareerd, inTermijnen, ...parts } = amounts;
          expect(
            Object.values(parts).every((part) => Number.isSafeInteger(part) && part >= 0),
          ).toBe(true);
          expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(
            gedeclareerd + inTermijnen,
          );
          const [begin = 0, ...rest] = stappen.map(({ bedrag }) => bedrag);
          const end = rest.pop();
          expect(rest.reduce((about, af) => about - af, begin)).toBe(end);
          expect(meldingen.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('has the same result in one claim or several', () => {
    fc.assert(
      fc.property(cases, ({ regels, ...own }) => {
        const together = assessDeclaratie(input(regels, own));
        let { usage } = assessDeclaratie(input([], own));
        const loose = regels.map((one) => {
          const outcome = assessDeclaratie(input([one], { ...own, usage }));
          usage = outcome.usage;
          return outcome.regels[0];
        });
        expect(loose).toEqual(together.regels);
      }),
    );
  });
});
