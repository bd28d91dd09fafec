import { careSigns } from './care.rules.ts';
import type { Label } from './labelWords.ts';
import { announcementOf, type LabelledRow } from './labels.rules.ts';
import { wordsIn } from './rows.rules.ts';
import { type Candidate, choose, type ReadValue, sumWeights } from './scoring.rules.ts';
import { amountsIn, daysIn, type FoundDay, type LastDay, shortDaysIn } from './values.rules.ts';

/** Weights of the signals that a day is the day of the care. */
const weights = {
  besideCare: 6,
  nearCare: 4,
  aboveCare: 5,
  /** "…behandeling op", "…visit on" in the sentence before it. */
  careBefore: 3,
  begins: 1.5,
  ends: -3,
  besideBill: -1.5,
  /** Labelled "Datum", while another day is labelled as that of the bill. */
  plainBesideBill: 1,
  plain: -1.2,
  aboveBill: -1.5,
  place: -1.5,
  other: -6,
  due: -7,
  /** "Acompte du": the day of a payment. */
  paid: -2.5,
  birth: -12,
  afterBill: -5,
  old: -6,
  future: -10,
  /** Followed by a time, as on a receipt. */
  time: 1.5,
  table: 0.5,
} as const;

/** Below this score it is the day of something else. */
const least = -3;

interface Day extends ReadValue<string> {
  readonly isDoubtful: boolean;
  readonly at: number;
  readonly label: Label | undefined;
  readonly where: string | undefined;
  readonly before: string;
  readonly after: string;
}

const careWords = Object.values(careSigns).map(({ line }) => line);
const careInWords =
  /behandel|consult|bezoek|zitting|sessie|verricht|vaccinat|onderzoek|controle|levering|geleverd|opname|gesprek|zorg|rit\b|therapie|ingreep|operatie|treatment|visit|appointment|session|consultation|surgery|scan|attended|examin|behandlung|untersuchung|sitzung|leistung|lieferung|operation|soins|s[eé]ance|acte|visite|examen|intervention|tratamiento|consulta|sesi[oó]n|visita|revisi[oó]n|prueba|cura\b|atendid|afgehaald|dispens|taxi|vervoer|transport/iu;
const place =
  /^(?:te )?\p{Lu}[\p{L}'-]+(?:[ -](?:aan |den |der |op |a[md] |\p{Lu})[\p{L}'-]*)*(?:, ?(?:de |den |le |el |a )?| (?:den |le |a )) *$/u;
const otherThing =
  /(?:rezept|verordnung|überweisung|recept|verwij[sz]\p{L}*|voorschrift|ordonnance|prescription|receta|referral|kostenplan|kostenvoranschlag|offerte|begroting|presupuesto|devis|order|bestelling|machtiging|akkoord|überwiesen|diagnose)\S*\s+(?:\p{L}+\s+)?(?:vom|van|d\.?d\.?|du|del?|of|dated|op)\s*$/iu;
const rangeAfter = /^\s*(?:t\/m|tot en met|tot|bis|to|until|au|al|-|–|and|en|hasta)\s*(?=\S*\d)/iu;
const rangeBefore = /(?:t\/m|tot en met|tot|bis|to|until|au|al|hasta)\s*(?:\p{L}+ )?$/iu;

function daysOf(rows: readonly LabelledRow[], until: LastDay | undefined): Day[] {
  return rows.flatMap(({ row }, at) => {
    const found: FoundDay[] = daysIn(row.text);
    if (until !== undefined) found.push(...shortDaysIn(row.text, until));
    return found.map(({ value, isDoubtful, start, end }) => {
      const words = wordsIn(row, start, end);
      const [first] = words;
      const from = first ? row.words.indexOf(first) : 0;
      const { label, where } = announcementOf(rows, at, from) ?? {};
      const before = row.text.slice(Math.max(0, start - 60), start);
      const after = row.text.slice(end, end + 30);
      return { value, isDoubtful, row, words, at, label, where, before, after };
    });
  });
}

const earliest = (days: readonly Day[], label: Label): Day | undefined =>
  days.find((day) => day.label === label && day.where !== 'near') ??
  days.find((day) => day.label === label);

/** The days of a bill. */
export interface BillDays {
  readonly birth: ReadValue<string> | undefined;
  /** Date of the bill, `yyyy-mm-dd`. */
  readonly bill: string | undefined;
  /** Last possible day of the care: the date of the bill, or today. */
  readonly until: LastDay;
  readonly care: (ReadValue<string> & { readonly sure: boolean }) | undefined;
  /** Days in sentences about care, in reading order. */
  readonly inSentences: readonly (ReadValue<string> & { readonly at: number })[];
}

const isOfPast = (label: Label | undefined): boolean => label === 'birth';
const isDue = ({ label, before }: Day): boolean =>
  label === 'dueDay' ||
  /(?:vóór|voor|uiterlijk|binnen|tot|vervalt|bis|before|by|due|avant|antes|geldig)\s*(?:op |am |zum |den |le |the |el )?$/iu.test(
    before,
  );

/** Finds the date of the bill: by its label, or the last day that is neither a due date nor in the future. */
function billDayOf(days: readonly Day[], today: string): LastDay | undefined {
  const possible = days.filter(
    (day) =>
      !isDue(day) &&
      !isOfPast(day.label) &&
      day.label !== 'otherDay' &&
      !otherThing.test(day.before) &&
      day.value <= today,
  );
  const announced = earliest(possible, 'billDay') ?? earliest(possible, 'plainDay');
  const placed = possible.find(({ before, row }) => place.test(before) && row.words.length <= 7);
  const told = announced ?? placed;
  if (told) return { value: told.value, isSure: !told.isDoubtful };
  const last = possible
    .map(({ value }) => value)
    .toSorted()
    .at(-1);
  return last === undefined ? undefined : { value: last, isSure: false };
}

function yearsBefore(day: string, years: number): string {
  return Temporal.PlainDate.from(day).subtract({ years }).toString();
}

/**
 * Finds the days of a bill.
 * @param today `yyyy-mm-dd`
 * @param births birth dates of people whom it may be for
 */
export function findDays(
  rows: readonly LabelledRow[],
  today: string,
  births: readonly string[] = [],
): BillDays {
  const unknown = { value: today, isSure: false };
  const short = earliest(daysOf(rows, unknown), 'billDay');
  const found =
    billDayOf(daysOf(rows, undefined), today) ??
    (short && { value: short.value, isSure: !short.isDoubtful });
  const [bill, until] = [found?.value, found ?? unknown];
  const days = daysOf(rows, until);
  const hasBillLabel = days.some(({ label, value }) => label === 'billDay' && value === bill);
  const candidates = days.map((day): Candidate<string> => {
    const { value, row, words, label, where, before, after } = day;
    const isTable = amountsIn(row.text).length > 0 && row.text.includes('\t');
    const tail = before.split('\t').at(-1) ?? '';
    const hasCare = careInWords.test(tail) || careWords.some((sign) => sign.test(tail));
    const isOtherBill = hasBillLabel && value !== bill;
    const score = sumWeights(weights, {
      besideCare: label === 'careDay' && where === 'beside',
      nearCare: label === 'careDay' && where === 'near',
      aboveCare: label === 'careDay' && where === 'above',
      careBefore: hasCare && label !== 'careDay' && !isOfPast(label),
      begins: rangeAfter.test(after),
      ends: rangeBefore.test(before),
      besideBill: label === 'billDay' && where !== 'above' && !hasCare,
      plain: label === 'plainDay' && !isTable && !hasCare && !isOtherBill,
      plainBesideBill: label === 'plainDay' && !isTable && isOtherBill,
      aboveBill: label === 'billDay' && where === 'above' && !isTable,
      place: place.test(before) && row.words.length <= 7,
      other: (label === 'otherDay' && !hasCare) || otherThing.test(before),
      due: isDue(day),
      paid: label === 'paid' && where !== 'above' && !hasCare,
      birth: isOfPast(label) || births.includes(value) || /°\s*$/u.test(before),
      afterBill: bill !== undefined && value > bill,
      old: value < yearsBefore(bill ?? today, 3),
      future: value > today,
      time: /^\s*\d{1,2}[:.]\d{2}/.test(after),
      table: isTable,
    });
    return { value, row, words, score };
  });
  const choice = choose(candidates, least);
  const birth = earliest(days, 'birth');
  const inSentences = days.filter(
    (day, i) =>
      (candidates[i]?.score ?? 0) >= -0.5 &&
      day.label !== 'billDay' &&
      day.label !== 'plainDay' &&
      day.row.words.length > day.words.length &&
      !place.test(day.before),
  );
  const known = { birth, bill, until, inSentences };
  if (!choice) return { ...known, care: undefined };
  const { best, margin } = choice;
  const isDoubtful = days.some((day) => day.words === best.words && day.isDoubtful);
  return { ...known, care: { ...best, sure: best.score >= 5 && margin >= 3 && !isDoubtful } };
}
