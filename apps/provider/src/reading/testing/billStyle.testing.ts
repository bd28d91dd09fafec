import type { RandomSource } from '@mijn/domain/random.testing';
import type { BillTruth } from './bill.testing.ts';
import { type Layout, layoutOf } from './layout.testing.ts';
import { type BillWords, billWords } from './words.testing.ts';

/** Style of a bill. */
export interface BillStyle {
  readonly font: 'Helvetica' | 'Times-Roman' | 'Courier';
  readonly bold: string;
  readonly size: number;
  readonly left: number;
  readonly width: number;
  readonly day: (day: Temporal.PlainDate) => string;
  readonly amount: (cents: number) => string;
  readonly words: BillWords;
  readonly layout: Layout;
}

const fonts = ['Helvetica', 'Helvetica', 'Helvetica', 'Times-Roman', 'Courier'] as const;

const bolds = {
  Helvetica: 'Helvetica-Bold',
  'Times-Roman': 'Times-Bold',
  Courier: 'Courier-Bold',
} as const;

const months = {
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  en: 'January February March April May June July August September October November December',
} as const;

type DayStyle = (day: Temporal.PlainDate) => string;

const two = (number: number): string => String(number).padStart(2, '0');
const dots: DayStyle = (day) => `${two(day.day)}.${two(day.month)}.${day.year}`;
const dashes: DayStyle = (day) => `${two(day.day)}-${two(day.month)}-${day.year}`;
const slashes: DayStyle = (day) => `${two(day.day)}/${two(day.month)}/${day.year}`;
const short: DayStyle = (day) => `${day.day}-${day.month}-${String(day.year).slice(2)}`;

function dayStyles(language: 'nl' | 'de' | 'en'): readonly [DayStyle, ...DayStyle[]] {
  const name = (day: Temporal.PlainDate): string =>
    months[language].split(' ')[day.month - 1] ?? '';
  const written: DayStyle = (day) => `${day.day} ${name(day)} ${day.year}`;
  if (language === 'de') return [dots, (day) => `${day.day}. ${name(day)} ${day.year}`];
  if (language === 'en') return [slashes, written];
  return [dashes, dashes, slashes, written, short, (day) => day.toString()];
}

const plain = (cents: number, point: string, group: string): string => {
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  return `${whole}${point}${String(cents % 100).padStart(2, '0')}`;
};

function amountStyles(
  language: 'nl' | 'de' | 'en',
): readonly [(cents: number) => string, ...((cents: number) => string)[]] {
  if (language === 'en')
    return [(cents) => `€${plain(cents, '.', ',')}`, (cents) => `EUR ${plain(cents, '.', ',')}`];
  if (language === 'de')
    return [(cents) => `${plain(cents, ',', '.')} €`, (cents) => `${plain(cents, ',', '.')} EUR`];
  return [
    (cents) => `€ ${plain(cents, ',', '.')}`,
    (cents) => plain(cents, ',', '.'),
    (cents) => `€${plain(cents, ',', '')}`,
    (cents) => `EUR ${plain(cents, ',', '.')}`,
  ];
}

/** Returns the style of a bill; a held-out bill has words that no other has. */
export function styleOf(
  bill: BillTruth,
  random: RandomSource,
  { heldApart, seed }: { readonly heldApart: boolean; readonly seed: number },
): BillStyle {
  const { language } = bill.kind;
  const all = billWords[language];
  const usual = all.slice(0, Math.max(1, all.length - 1));
  const last = all.at(-1) ?? all[0];
  const words = heldApart ? last : (usual[random.below(usual.length)] ?? all[0]);
  const font = random.choose(fonts);
  return {
    font,
    bold: bolds[font],
    size: font === 'Courier' ? 9 : 9.5 + random.below(3) / 2,
    left: 45 + random.below(20),
    width: 500,
    day: random.choose(dayStyles(language)),
    amount: random.choose(amountStyles(language)),
    words,
    layout: layoutOf(seed),
  };
}
