import { formatFullDay } from '@mijn/domain/datum';
import { formatList } from '@mijn/domain/format';
import type { Language } from '@mijn/domain/language';
import { formatAmount, sumOf } from '@mijn/domain/money';
import { insuredNameAmong } from '@mijn/domain/namesakes';
import { adultFrom, eigenRisicoOfYear } from '../../assess/eigenRisico/yearEigenRisico.ts';
import type { InsurancePeriod, Plan } from '../../assess/shapes.ts';
import type { Block, DocumentContent, Row } from '../../documents/documentContent.ts';
import { frameOf } from '../../documents/frame.ts';
import { monthlyPremie, toMonth } from '../../facturen/issue/premieLines.rules.ts';
import type { PolisbladRow, PolisbladVerzekerde } from './polisblad.queries.ts';
import { type Words, words } from './texts.ts';

/** A person's insurance on the policy within the year. Days as `yyyy-mm-dd`, the end exclusive. */
interface PartOfYear {
  readonly person: PolisbladVerzekerde;
  readonly period: InsurancePeriod;
  readonly from: string;
  readonly until: string;
  /** First day with premium; null: none in this part. */
  readonly payingFrom: string | null;
  /** For a whole month, cents. */
  readonly premie: number;
}

const latest = (...days: readonly string[]): string => days.toSorted().at(-1) ?? '';
const lastDayBefore = (day: string): string =>
  Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();

function partsOfYear(row: PolisbladRow, year: number): readonly PartOfYear[] {
  const [first, next] = [`${year}-01-01`, `${year + 1}-01-01`];
  return row.verzekerden.flatMap((person) =>
    person.insurances
      .filter(({ polisnummer }) => polisnummer === row.polisnummer)
      .map((period) => ({
        person,
        period,
        from: latest(first, period.validFrom),
        until: [next, period.validUntil ?? next].toSorted()[0] ?? next,
      }))
      .filter(({ from, until }) => from < until)
      .map((part) => {
        const start = latest(part.from, adultFrom(person.geboorteDatum));
        const isPaying = start < part.until;
        const month = toMonth(Temporal.PlainDate.from(start).with({ day: 1 }));
        // The premium of the insurance itself, whoever collects it.
        const cover = { ...part.period, withCak: [] };
        return {
          ...part,
          payingFrom: isPaying ? start : null,
          premie: isPaying ? monthlyPremie(row.merk, cover, month, row.premies) : 0,
        };
      }),
  );
}

function plansOf({ aanvullend }: InsurancePeriod, language: Language, w: Words): string {
  const plans: readonly Plan[] = ['BASIS', ...(aanvullend ? [aanvullend] : [])];
  return formatList(
    plans.map((plan) => w.plans[plan]),
    language,
  );
}

function insuredRow(part: PartOfYear, year: number, language: Language, w: Words): Row {
  const { person, period, from, until, payingFrom, premie } = part;
  const day = (one: string) => formatFullDay(one, language);
  const limits = [
    ...(from > `${year}-01-01` ? [w.from(day(from))] : []),
    ...(until <= `${year}-12-31` ? [w.until(day(lastDayBefore(until)))] : []),
  ];
  const whenPaying = payingFrom !== null && payingFrom > from ? w.from(day(payingFrom)) : undefined;
  return {
    cells: [
      {
        text: person.naam,
        note: [w.born(day(person.geboorteDatum)), ...limits].join(', '),
      },
      { text: plansOf(period, language, w) },
      {
        text: payingFrom === null ? w.noPremie : formatAmount(premie, language),
        ...(whenPaying === undefined ? {} : { note: whenPaying }),
      },
    ],
  };
}

// A sum is of people who are all insured for the whole year, else it holds in no month of it.
function insured(parts: readonly PartOfYear[], year: number, language: Language, w: Words): Block {
  const paying = parts.filter(({ payingFrom }) => payingFrom !== null);
  const isWhole = paying.every(
    ({ payingFrom, until }) => payingFrom === `${year}-01-01` && until === `${year + 1}-01-01`,
  );
  const total = formatAmount(
    sumOf(paying, ({ premie }) => premie),
    language,
  );
  const sum: Row = { cells: [{ text: w.together }, { text: '' }, { text: total }], bold: true };
  return {
    kind: 'table',
    columns: [
      { header: w.who, share: 0.4 },
      { header: w.cover, share: 0.36 },
      { header: w.premie, share: 0.24, number: true },
    ],
    rows: [
      ...parts.map((part) => insuredRow(part, year, language, w)),
      ...(isWhole && paying.length > 1 ? [sum] : []),
    ],
  };
}

const named = ({ naam, geboorteDatum }: PolisbladVerzekerde) => ({
  naamVerzekerde: naam,
  geboorteDatum,
});

// Mandatory and voluntary own risk of each adult, by the days insured, as every screen counts it.
function eigenRisico(
  row: PolisbladRow,
  parts: readonly PartOfYear[],
  year: number,
  language: Language,
  w: Words,
): Block[] {
  const people = row.verzekerden.filter((person) =>
    parts.some((part) => part.person === person && part.payingFrom !== null),
  );
  const isKnown = row.amounts.some(({ merk }) => merk === row.merk);
  const chosen = ({ insurances }: PolisbladVerzekerde) =>
    insurances.findLast(({ polisnummer }) => polisnummer === row.polisnummer)
      ?.voluntaryEigenRisico ?? 0;
  const rows = people.map((person): Row => {
    const own = isKnown ? eigenRisicoOfYear(person, row.merk, year, row.amounts) : undefined;
    return {
      cells: [
        { text: insuredNameAmong(named(person), people.map(named), language) },
        { text: own ? formatAmount(own.verplicht, language) : w.unknown },
        { text: formatAmount(own ? own.voluntary : chosen(person), language) },
      ],
    };
  });
  const table: Block = {
    kind: 'table',
    columns: [
      { header: w.who, share: 0.5 },
      { header: w.verplicht, share: 0.25, number: true },
      { header: w.voluntary, share: 0.25, number: true },
    ],
    rows,
  };
  const inTermijnen = people
    .filter((person) => person.inTermijnen)
    .map((person) => insuredNameAmong(named(person), people.map(named), language));
  const isForChildren = people.length < row.verzekerden.length;
  return [
    { kind: 'header', text: w.eigenRisico(String(year)) },
    ...(rows.length === 0 ? [] : [table]),
    ...(isKnown || rows.length === 0 ? [] : [sentence(w.unknownText(String(year)))]),
    ...(inTermijnen.length === 0
      ? []
      : [sentence(w.inTermijnen(formatList(inTermijnen, language)))]),
    ...(isForChildren ? [sentence(w.children)] : []),
  ];
}

const sentence = (text: string): Block => ({ kind: 'sentence', text });

function isWithCakIn(row: PolisbladRow, year: number): boolean {
  return row.with_cak.some(
    ({ from, until }) => from <= `${year}-12-31` && (until === null || until > `${year}-01-01`),
  );
}

/**
 * Composes the policy sheet of a year: people, cover, premium and own risk, from the dated facts of the policy, which
 * every screen uses too.
 * @param today the insurer's day
 */
export function toPolisblad(
  row: PolisbladRow,
  year: number,
  today: Temporal.PlainDate,
  language: Language,
): DocumentContent {
  const w = words[language];
  const parts = partsOfYear(row, year);
  const day = (one: string) => formatFullDay(one, language);
  const until = [`${year + 1}-01-01`, row.valid_until ?? '9999'].toSorted()[0] ?? '';
  return {
    ...frameOf({ merk: row.merk, today }, row.holder, language),
    title: w.title(String(year)),
    header: w.title(String(year)),
    introduction: w.introduction(String(year)),
    blocks: [
      {
        kind: 'facts',
        facts: [
          { name: w.polisnummer, value: row.polisnummer },
          { name: w.holder, value: row.holder },
          {
            name: w.valid,
            value: w.period(
              day(latest(`${year}-01-01`, row.valid_from)),
              day(lastDayBefore(until)),
            ),
          },
        ],
      },
      { kind: 'header', text: w.insured },
      insured(parts, year, language, w),
      ...(isWithCakIn(row, year) ? [sentence(w.withCak)] : []),
      ...eigenRisico(row, parts, year, language, w),
      sentence(w.onlyToday),
      { kind: 'header', text: w.wrong },
      sentence(w.wrongText),
    ],
  };
}
