import { createRandom } from '@mijn/domain/random.testing';
import sharp from 'sharp';
import type { BillPerson } from '../person.rules.ts';
import type { BillTruth } from './bill.testing.ts';
import { drawBill } from './drawBill.testing.ts';
import { kinds } from './kinds.testing.ts';
import { photograph } from './photograph.testing.ts';

/** A sample bill for people who try the app. */
interface Example {
  /** Name of the provider in the corpus. */
  readonly of: string;
  readonly form: 'pdf' | 'photo' | 'blurred';
  /** Days ago, index of the provider's care, cents. */
  readonly lines: readonly (readonly [daysAgo: number, care: number, amount: number])[];
  /** Seed of the style, as in the corpus. */
  readonly seed: number;
  /** Whether it lacks the birth date, the AGB code and other numbers. */
  readonly lacking?: boolean;
}

const examples = {
  dentist: { of: 'Tandartspraktijk De Linde', form: 'pdf', lines: [[9, 0, 2_580]], seed: 2 },
  dentistPhoto: { of: 'Tandartspraktijk De Linde', form: 'photo', lines: [[6, 2, 5_420]], seed: 6 },
  physio: {
    of: 'Fysio Noorderpark',
    form: 'pdf',
    lines: [
      [29, 2, 5_650],
      [22, 0, 3_950],
      [15, 0, 3_950],
      [8, 1, 5_100],
    ],
    seed: 19,
  },
  glasses: {
    of: 'Optiek Helderzicht',
    form: 'pdf',
    lines: [
      [12, 0, 14_900],
      [12, 1, 23_500],
    ],
    seed: 5,
  },
  german: {
    of: 'Zahnarztpraxis am Markt',
    form: 'pdf',
    lines: [
      [17, 0, 2_350],
      [17, 2, 9_840],
    ],
    seed: 29,
  },
  blurred: { of: 'Huisartsenpraktijk De Brink', form: 'blurred', lines: [[5, 1, 2_450]], seed: 16 },
  incomplete: {
    of: 'Praktijk voor Acupunctuur De Vijver',
    form: 'pdf',
    lines: [[11, 1, 7_250]],
    seed: 11,
    lacking: true,
  },
} as const satisfies Readonly<Record<string, Example>>;

/** Key of an example. */
export type ExampleKey = keyof typeof examples;

/** A bill as a file. */
export interface ExampleFile {
  readonly content: Buffer;
  readonly type: 'application/pdf' | 'image/jpeg';
}

/** Returns the values of an example for a person and day. */
export function exampleBill(
  key: ExampleKey,
  person: BillPerson,
  today: Temporal.PlainDate,
): BillTruth {
  const { of, lines, seed, lacking = false }: Example = examples[key];
  const kind = kinds.find(({ names }) => names.includes(of)) ?? kinds[0];
  const day = Temporal.PlainDate.from('2000-01-01').until(today).days;
  // A new number each day; sent in twice on one day it is a duplicate.
  const random = createRandom(Number(person.relatienummer) + seed * 31 + day);
  const own = lines.map(([daysAgo, care, amount]) => ({
    day: today.subtract({ days: daysAgo }),
    care: kind.care[care] ?? kind.care[0],
    amount,
  }));
  return {
    kind,
    naamZorgverlener: of,
    agbCode: kind.agb && !lacking ? `${kind.agb}0${50_000 + seed}` : undefined,
    notaNummer: lacking ? undefined : `${today.year}-${1_000 + random.below(9_000)}`,
    billDay: today.subtract({ days: 2 }),
    person,
    stranger: false,
    shows: {
      birthDate: !lacking,
      insuredNumber: !lacking,
      codes: !lacking,
      dayPerLine: true,
    },
    lines: own,
    total: own.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Draws an example as a file, deterministically per day. */
export async function drawExample(
  key: ExampleKey,
  person: BillPerson,
  today: Temporal.PlainDate,
): Promise<ExampleFile> {
  const { form, seed }: Example = examples[key];
  const pdf = await drawBill(exampleBill(key, person, today), seed, false);
  if (form === 'pdf') return { content: pdf, type: 'application/pdf' };
  const [photo = pdf] = await photograph(pdf, seed);
  const content = form === 'photo' ? photo : await sharp(photo).blur(5).jpeg().toBuffer();
  return { content, type: 'image/jpeg' };
}
