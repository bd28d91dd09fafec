import { billParts, type ReadLine, type ReadNota } from '@mijn/contract/readNota';
import { fieldLimits } from '@mijn/domain/fieldLimits';
import type { Zorgsoort } from '@mijn/domain/zorgsoorten';
import { type Cents, centsToEuros, joinCents } from '@mijn/domain/money';
import { careOf } from './care.rules.ts';
import { detectForeignBill } from './abroad.rules.ts';
import { type Currency, currencyOf, isForeign } from './currency.rules.ts';
import { type BillDays, findDays } from './days.rules.ts';
import { type LabelledRow, withLabels } from './labels.rules.ts';
import type { Label } from './labelWords.ts';
import { type BillLine, findLines } from './lines.rules.ts';
import { findAgb, findLabelled, findNumber } from './number.rules.ts';
import { type BillPerson, findPerson, type FoundPerson } from './person.rules.ts';
import { findProvider } from './provider.rules.ts';
import { type BillPage, certaintyOf, placeOf, rowsOf } from './rows.rules.ts';
import type { ReadValue } from './scoring.rules.ts';

/** Circumstances of the reading: the insurer's day, and the people the caller may claim for. */
export interface ReadFor {
  /** `yyyy-mm-dd`. */
  readonly today: string;
  readonly people: readonly BillPerson[];
  /** Whether all pages were read; otherwise no amount is certain. */
  readonly complete: boolean;
}

interface Value<T> {
  readonly waarde: T;
  readonly zeker: boolean;
  readonly plaats: ReturnType<typeof placeOf>;
}

/** Minimum certainty of a value; below it letters may be wrong. */
const clear = 80;
/** Minimum certainty of an amount that the sum confirms. */
const borneOut = 50;

function toValue<T, V>(
  { value, row, words }: ReadValue<T>,
  sure: boolean,
  as: (value: T) => V,
  least = clear,
): Value<V> {
  const zeker = sure && certaintyOf(words) >= least;
  return { waarde: as(value), zeker, plaats: placeOf(row.page, words) };
}

const same = <T>(value: T): T => value;

/** Returns the amount of an EPC QR code for a transfer, in cents. */
function paymentIn(codes: readonly string[]): Cents | undefined {
  for (const code of codes) {
    const [kind, , , , , , , amount] = code.split(/\r?\n/);
    const euros = kind === 'BCD' ? /^EUR(\d+)(?:\.(\d{1,2}))?$/.exec(amount ?? '') : null;
    if (euros) return joinCents(euros[1] ?? '', euros[2]);
  }
  return undefined;
}

interface Context extends ReadFor {
  readonly provider: string;
  readonly agb: string | undefined;
  readonly agree: boolean;
  readonly currency: Currency;
}

/** Converts an amount in euros; certain only when the bill has no other currency. */
function toAmount(amount: ReadValue<Cents> | undefined, { agree, currency }: Context) {
  const isOther = currency === 'other' || (amount && isForeign(amount.row, amount.words));
  if (!amount || isOther) return undefined;
  const sure = agree && currency === 'euro';
  return toValue(amount, sure, (cents) => centsToEuros(cents), borneOut);
}

function toLine({ day, isDaySure, code, text, amount }: BillLine, context: Context): ReadLine {
  const { today, provider, agb } = context;
  const care = careOf({ text: text?.value ?? '', code: code?.value, provider, agb });
  const past = day && day.value <= today ? day : undefined;
  const found = text ?? code ?? amount ?? day;
  const bedrag = toAmount(amount, context);
  return {
    ...(past && { behandelDatum: toValue(past, isDaySure && isRecent(past.value, today), same) }),
    ...(text && {
      omschrijving: toValue(text, true, (value) => value.slice(0, fieldLimits.omschrijving)),
    }),
    ...(code && { prestatieCode: toValue(code, true, same) }),
    ...(care &&
      found && {
        zorgsoort: {
          waarde: care.zorgsoort,
          zeker: care.sure,
          plaats: placeOf(found.row.page, found.words),
        },
      }),
    ...(bedrag && { bedrag }),
  };
}

function isRecent(day: string, today: string): boolean {
  const oldest = Temporal.PlainDate.from(today).subtract({ years: 3 });
  return day >= oldest.toString();
}

const cut = (value: string): string => value.slice(0, fieldLimits.naamZorgverlener);

/** Reads one bill from its pages. */
export function toNota(pages: readonly BillPage[], readFor: ReadFor): ReadNota {
  const { people, complete } = readFor;
  const rows = withLabels(pages.flatMap(rowsOf));
  const provider = findProvider(rows);
  const agb = findAgb(rows);
  const number = findNumber(rows);
  const births = people.map(({ geboortedatum }) => geboortedatum);
  const days = findDays(rows, readFor.today, births);
  const person = findPerson(
    rows.map(({ row }) => row),
    people,
    days.birth?.value,
  );
  const code = paymentIn(pages.flatMap(({ codes }) => codes));
  const { lines, total, ...amounts } = findLines(rows, days, code);
  const agree = amounts.agree && complete;
  const currency = currencyOf(rows.map(({ row }) => row));
  const care = { provider: provider?.value ?? '', agb: agb?.value };
  const context = { ...readFor, ...care, agree, currency };
  const regels = lines.slice(0, fieldLimits.regels).map((line) => toLine(line, context));
  const buitenland = detectForeignBill(rows);
  const totaal = toAmount(total, context);
  const nota = {
    bestandIds: [...new Set(pages.map(({ bestandId }) => bestandId))],
    ...(provider && { naamZorgverlener: toValue(provider, provider.sure, cut) }),
    ...(agb && { agbCode: toValue(agb, agb.sure, same) }),
    ...(number && { notaNummer: toValue(number, number.sure, same) }),
    ...(buitenland && { buitenland }),
    ...(person && {
      relatienummer: { waarde: person.relatienummer, zeker: person.sure, plaats: person.plaats },
    }),
    regels,
    ...(totaal && { totaal }),
    andereMunt: currency === 'other',
    klopt: agree && currency === 'euro',
  };
  // An amount in another currency is not reported, but not missing either (ADR 0055).
  const hasTotal = total !== undefined;
  return { ...nota, ontbreekt: missing(nota, { rows, person, days, hasTotal }) };
}

/** Care that has no code of the health authority. */
const codeless: ReadonlySet<string> = new Set<Zorgsoort>([
  'Bril en lenzen',
  'Hulpmiddelen',
  'Hulpmiddelen in bruikleen',
  'Ziekenvervoer',
]);

const withoutCodes = ({ zorgsoort }: ReadLine): true | undefined =>
  (zorgsoort && codeless.has(zorgsoort.waarde)) || undefined;

interface Seen {
  readonly rows: readonly LabelledRow[];
  readonly person: FoundPerson | undefined;
  readonly days: BillDays;
  readonly hasTotal: boolean;
}

const namePattern = /^([\p{Lu}][^\t\d:]{2,40})/u;
const insuredPattern = /^(\d[\d .]{5,11}\d)(?!\d)/;
const codeHead = /\b(?:prestatie)?code\b|\bprestatie\b|\bziffer\b/iu;
const lineHead = /omschrijving|behandeling|verrichting|zorgprestatie|leistung|description/iu;
const dayHead = /\bdatum\b|\bdate\b/iu;

/** Lists what the bill lacks. Values that are present on a photo but unreadable are not missing. */
function missing(
  nota: Omit<ReadNota, 'ontbreekt'>,
  { rows, person, days, hasTotal }: Seen,
): ReadNota['ontbreekt'] {
  const { regels } = nota;
  const isAbroad = nota.buitenland?.waarde === true;
  const seen = rows.filter(({ row }) => row.page.seen);
  const announces = (label: Label): boolean =>
    seen.some(({ labels }) => labels.some((one) => one.label === label));
  const heads = seen.filter(({ row }) => lineHead.test(row.text));
  const hasCodes = heads.some(({ row }) => codeHead.test(row.text));
  const hasDays = heads.some(({ row }) => dayHead.test(row.text));
  const all = (has: (line: ReadLine) => unknown): boolean =>
    regels.length > 0 && regels.every((line) => has(line) !== undefined);
  // On a photo a single line with the value is enough: the others may be unreadable.
  const shown = (has: (line: ReadLine) => unknown): boolean =>
    seen.length > 0 ? regels.some(has) : all(has);
  const there: Readonly<Record<ReadNota['ontbreekt'][number], boolean>> = {
    naam:
      person !== undefined ||
      findLabelled(rows, 'name', namePattern) !== undefined ||
      announces('name'),
    geboortedatum:
      days.birth !== undefined || person?.shows.birthDate === true || announces('birth'),
    verzekerdennummer:
      findLabelled(rows, 'insured', insuredPattern) !== undefined ||
      person?.shows.number === true ||
      announces('insured'),
    behandelDatum: hasDays || shown(({ behandelDatum }) => behandelDatum),
    prestatieCode: isAbroad || hasCodes || all((line) => line.prestatieCode ?? withoutCodes(line)),
    omschrijving: heads.length > 0 || shown(({ omschrijving }) => omschrijving),
    naamZorgverlener: nota.naamZorgverlener !== undefined,
    agbCode: isAbroad || nota.agbCode !== undefined || announces('agb'),
    bedrag: hasTotal || all(({ bedrag }) => bedrag),
    notaNummer: nota.notaNummer !== undefined || announces('number'),
  };
  return billParts.filter((part) => !there[part]);
}
