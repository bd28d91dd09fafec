import { createRandom, type RandomSource } from '@mijn/domain/random.testing';
import type { BillPerson } from '../person.rules.ts';
import { type Care, type Kind, kinds } from './kinds.testing.ts';

/** Expected values of a bill of the corpus. Amounts in cents, days as `yyyy-mm-dd`. */
export interface BillTruth {
  readonly kind: Kind;
  readonly naamZorgverlener: string;
  readonly agbCode: string | undefined;
  readonly notaNummer: string | undefined;
  readonly billDay: Temporal.PlainDate;
  /** The patient: on the policy, or a stranger whose data must not be shown. */
  readonly person: BillPerson;
  readonly stranger: boolean;
  readonly shows: {
    readonly birthDate: boolean;
    readonly insuredNumber: boolean;
    readonly codes: boolean;
    readonly dayPerLine: boolean;
  };
  readonly lines: readonly {
    readonly day: Temporal.PlainDate;
    readonly care: Care;
    readonly amount: number;
  }[];
  readonly total: number;
}

/** The insurer's day in the corpus. */
export const corpusDay = Temporal.PlainDate.from('2026-11-20');

/** People on the policy in the corpus, whom the caller may claim for. */
export const household: readonly BillPerson[] = [
  person('200000081', 'S.', 'Sanne', '', 'de Vries', '1985-03-14'),
  person('200000524', 'D.', 'Daan', '', 'de Vries', '1983-09-02'),
  person('200000962', 'B.', 'Bram', '', 'de Vries', '2013-05-21'),
  person('200000735', 'L.', 'Lotte', '', 'de Vries', '2018-01-30'),
];

/** People outside the policy who may appear on a bill. */
const strangers: readonly [BillPerson, ...BillPerson[]] = [
  person('200001401', 'J.', 'Jan', '', 'Bakker', '1948-06-11'),
  person('200003173', 'N.', 'Noor', '', 'Smit', '1990-12-05'),
];

function person(
  relatienummer: string,
  voorletters: string,
  roepnaam: string,
  _between: string,
  achternaam: string,
  geboortedatum: string,
): BillPerson {
  return { relatienummer, voorletters, roepnaam, achternaam, geboortedatum };
}

function digits(random: RandomSource, count: number): string {
  return Array.from({ length: count }, () => random.below(10)).join('');
}

function numberOf(random: RandomSource, year: number): string {
  const styles = [
    () => `${year}-${digits(random, 4)}`,
    () => `F${year}${digits(random, 5)}`,
    () => digits(random, 8),
    () => `${year}${digits(random, 6)}`,
    () => `N-${digits(random, 5)}`,
    () => `${digits(random, 3)}.${digits(random, 4)}.${year}`,
  ] as const;
  return random.choose(styles)();
}

/** Generates the bill of a seed, deterministically. */
export function billOf(seed: number): BillTruth {
  const random = createRandom(seed * 7_919 + 13);
  const kind = kinds[seed % kinds.length] ?? kinds[0];
  const billDay = corpusDay.subtract({ days: 2 + random.below(700) });
  const stranger = random.chance(0.08);
  const count = random.choose([1, 1, 1, 2, 2, 3, 4, 6, 9]);
  const oneDay = random.chance(0.4);
  const last = billDay.subtract({ days: 1 + random.below(20) });
  const lines = Array.from({ length: count }, (_, i) => {
    const care = random.choose(kind.care);
    const back = oneDay ? 0 : (count - 1 - i) * (3 + random.below(12));
    const amount = care.from + random.below(care.to - care.from);
    return { day: last.subtract({ days: back }), care, amount };
  });
  return {
    kind,
    naamZorgverlener: random.choose(kind.names),
    agbCode: kind.agb && random.chance(0.85) ? kind.agb + digits(random, 6) : undefined,
    notaNummer: random.chance(0.95) ? numberOf(random, billDay.year) : undefined,
    billDay,
    person: stranger ? random.choose(strangers) : (household[random.below(4)] ?? strangers[0]),
    stranger,
    shows: {
      birthDate: random.chance(0.85),
      insuredNumber: random.chance(0.6),
      codes: random.chance(0.9),
      dayPerLine: count > 1 ? !oneDay || random.chance(0.7) : random.chance(0.7),
    },
    lines,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** The person's name as written on a bill; the style is fixed per bill. */
export function nameOn({ person: who, total }: BillTruth): string {
  const ways = [
    `${who.voorletters} ${who.achternaam}`,
    `${who.roepnaam} ${who.achternaam}`,
    `${who.achternaam}, ${who.voorletters}`,
  ];
  return ways[total % ways.length] ?? ways[0] ?? '';
}
