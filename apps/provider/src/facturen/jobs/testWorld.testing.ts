import { toDeclaratie } from '@mijn/testdata/toDeclaratie';
import { toRelatie, ibanOf } from '@mijn/testdata/toRelatie';
import type { SeedPolis, SeedData } from '../../seed/seedData.ts';

/** Numbers from 0 up to 1 that look random and are the same for the same seed (mulberry32). */
export function createRoll(seed: number): () => number {
  let phase = seed;
  return () => {
    phase = (phase + 0x6d2b79f5) | 0;
    let t = Math.imul(phase ^ (phase >>> 15), 1 | phase);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of a list. */
export function choose<T>(roll: () => number, out: readonly [T, ...T[]]): T {
  return out[Math.floor(roll() * out.length)] ?? out[0];
}

const begin = Temporal.PlainDate.from('2025-01-01');
const end = Temporal.PlainDate.from('2026-10-01');

/** An insurer of people who pay in every way, with care all over 2025 and 2026. */
export function createTestWorld(roll: () => number, polisCount: number): SeedData {
  const relaties: SeedData['relaties'][number][] = [];
  const polissen: SeedPolis[] = [];
  for (let i = 0; i < polisCount; i += 1) {
    const people = Array.from({ length: 1 + Math.floor(roll() * 3) }, (_, who) => {
      const number = i * 10 + who;
      const born = choose(roll, ['1950-05-05', '1988-02-29', '2008-03-17', '2015-09-09']);
      const iban = who === 0 && roll() < 0.1 ? null : ibanOf(number);
      const bsn = String(100_000_000 + number);
      const name = who === 0 ? '1970-01-01' : born;
      return toRelatie(number, 'Proef Persoon', bsn, name, begin, { iban });
    });
    relaties.push(...people);
    polissen.push(createPolis(roll, i, people));
  }
  return { relaties, polissen, declaraties: createDeclaraties(roll, polissen) };
}

function createPolis(
  roll: () => number,
  number: number,
  people: readonly SeedData['relaties'][number][],
): SeedPolis {
  const validFrom = choose(roll, ['2015-01-01', '2025-01-01', '2025-04-11']);
  return {
    polisnummer: `P${number}`,
    merk: choose(roll, ['ZZ', 'AZVZ']),
    verzekeringsnemer: people[0]?.relatienummer ?? '',
    zorggemak: false,
    collectief: null,
    validFrom,
    validUntil: null,
    betaalwijze: choose(roll, ['incasso', 'zelf']),
    incassodag: 1 + Math.floor(roll() * 31),
    betaalgemak: roll() < 0.4,
    verzekerden: people.map(({ relatienummer }) => ({
      relatienummer,
      validFrom,
      validUntil: null,
      aanvullend: choose(roll, [null, 'AANVULLEND', 'AANVULLEND_PLUS']),
      voluntaryEigenRisico: 0,
      gespreid: roll() < 0.5 ? [2025, 2026] : [],
    })),
  };
}

function createDeclaraties(
  roll: () => number,
  polissen: readonly SeedPolis[],
): SeedData['declaraties'] {
  const people = polissen.flatMap(({ verzekerden }) => verzekerden);
  return people.flatMap(({ relatienummer }, who) =>
    Array.from({ length: Math.floor(roll() * 6) }, (_, nr) =>
      toDeclaratie(
        end,
        who * 10 + nr,
        { verzekerde: relatienummer, indiener: relatienummer },
        {
          zorgsoort: choose(roll, ['Ziekenhuis', 'Medicijnen', 'Laboratorium', 'Hulpmiddelen']),
          zorgverlener: 'Zorgverlener',
          bedrag: 1_000 + Math.floor(roll() * 40_000),
          daysAgo: 5 + Math.floor(roll() * 600),
          treatedDaysBefore: Math.floor(roll() * 20),
          doorZorgverlener: roll() < 0.7,
        },
      ),
    ),
  );
}
