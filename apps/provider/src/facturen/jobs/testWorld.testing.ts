import type { RandomSource } from '@mijn/domain/random.testing';
import { toDeclaratie } from '@mijn/testdata/toDeclaratie';
import { toRelatie, ibanOf } from '@mijn/testdata/toRelatie';
import type { SeedPolis, SeedData } from '../../seed/seedData.ts';

const begin = Temporal.PlainDate.from('2025-01-01');
const end = Temporal.PlainDate.from('2026-10-01');

/** Creates an insurer of people with every way of payment, and care over 2025 and 2026. */
export function createTestWorld(random: RandomSource, polisCount: number): SeedData {
  const relaties: SeedData['relaties'][number][] = [];
  const polissen: SeedPolis[] = [];
  for (let i = 0; i < polisCount; i += 1) {
    const people = Array.from({ length: 1 + random.below(3) }, (_, who) => {
      const number = i * 10 + who;
      const born = random.choose(['1950-05-05', '1988-02-29', '2008-03-17', '2015-09-09']);
      const iban = who === 0 && random.chance(0.1) ? null : ibanOf(number);
      const bsn = String(100_000_000 + number);
      const name = who === 0 ? '1970-01-01' : born;
      return toRelatie(number, 'Proef Persoon', bsn, name, begin, { iban });
    });
    relaties.push(...people);
    polissen.push(createPolis(random, i, people));
  }
  return { relaties, polissen, declaraties: createDeclaraties(random, polissen) };
}

function createPolis(
  random: RandomSource,
  number: number,
  people: readonly SeedData['relaties'][number][],
): SeedPolis {
  const validFrom = random.choose(['2015-01-01', '2025-01-01', '2025-04-11']);
  return {
    polisnummer: `P${number}`,
    merk: random.choose(['ZZ', 'AZVZ']),
    verzekeringsnemer: people[0]?.relatienummer ?? '',
    zorggemak: false,
    collectief: null,
    validFrom,
    validUntil: null,
    betaalwijze: random.choose(['incasso', 'zelf']),
    incassodag: 1 + random.below(31),
    betaalgemak: random.chance(0.4),
    verzekerden: people.map(({ relatienummer }) => ({
      relatienummer,
      validFrom,
      validUntil: null,
      aanvullend: random.choose([null, 'AANVULLEND', 'AANVULLEND_PLUS']),
      voluntaryEigenRisico: 0,
      gespreid: random.chance(0.5) ? [2025, 2026] : [],
    })),
  };
}

function createDeclaraties(
  random: RandomSource,
  polissen: readonly SeedPolis[],
): SeedData['declaraties'] {
  const people = polissen.flatMap(({ verzekerden }) => verzekerden);
  return people.flatMap(({ relatienummer }, who) =>
    Array.from({ length: random.below(6) }, (_, nr) =>
      toDeclaratie(
        end,
        who * 10 + nr,
        { verzekerde: relatienummer, indiener: relatienummer },
        {
          zorgsoort: random.choose(['Ziekenhuis', 'Medicijnen', 'Laboratorium', 'Hulpmiddelen']),
          zorgverlener: 'Zorgverlener',
          bedrag: 1_000 + random.below(40_000),
          daysAgo: 5 + random.below(600),
          treatedDaysBefore: random.below(20),
          byZorgverlener: random.chance(0.7),
        },
      ),
    ),
  );
}
