import { formatFullDay, formatDayWithWeekday } from '@mijn/domain/datum';
import { brands } from '@mijn/domain/brands';
import type { Language } from '@mijn/domain/language';
import { isZorgsoort, zorgsoortName } from '@mijn/domain/zorgsoorten';
import { formatAmount } from '@mijn/domain/money';
import type { Access } from '../../access/access.ts';
import { maySeeCareOfDeclaratie } from '../../access/visibility.rules.ts';
import { frameOf } from '../../documents/frame.ts';
import type { Block, Fact, DocumentContent } from '../../documents/documentContent.ts';
import { expectedDay } from '../expectedDay.rules.ts';
import type { ConfirmationRow } from './confirmation.queries.ts';
import { type Words, words } from './texts.ts';

const zone = 'Europe/Amsterdam';

// Care of a single line, or of each line under its day.
function care(row: ConfirmationRow, language: Language, w: Words): Fact[] {
  const [first, ...more] = row.regels;
  if (!first || more.length === 0) {
    const { zorgsoort = '' } = first ?? {};
    return [
      {
        name: w.zorgsoort,
        value: zorgsoortName(zorgsoort, language),
        inDutch: !isZorgsoort(zorgsoort),
      },
    ];
  }
  return row.regels.map(({ behandelDatum, zorgsoort, bedrag, omschrijving }) => ({
    name: formatFullDay(behandelDatum, language),
    value: [zorgsoortName(zorgsoort, language), omschrijving, formatAmount(bedrag, language)]
      .filter(Boolean)
      .join(', '),
    // The claimant's own text is not translated.
    inDutch: Boolean(omschrijving) || !isZorgsoort(zorgsoort),
  }));
}

function facts(row: ConfirmationRow, maySeeCare: boolean, language: Language, w: Words): Fact[] {
  const submittedAt = row.ingediend_op.toZonedDateTimeISO(zone);
  const time = submittedAt.toPlainTime().toString({ smallestUnit: 'minute' });
  const day = formatFullDay(submittedAt.toPlainDate().toString(), language);
  const days = [...new Set(row.regels.map(({ behandelDatum }) => behandelDatum))].toSorted();
  const treated = days.map((one) => formatFullDay(one, language)).join(', ');
  const theCare: Fact[] = [
    ...care(row, language, w),
    { name: w.zorgverlener, value: row.zorgverlener },
    { name: w.nota, value: row.notanummer },
  ];
  return [
    { name: w.nummer, value: row.nummer },
    { name: w.submittedOn, value: w.at(day, time) },
    { name: w.byWhom, value: row.byWhom },
    { name: w.forWhom, value: row.forWhom },
    { name: w.bedrag, value: formatAmount(row.bedrag, language) },
    { name: w.treatment, value: treated },
    ...(maySeeCare ? theCare : []),
  ].filter(({ value }) => value !== '');
}

// States no more than the claim's page tells everybody who sees the claim.
function whyLater({ later_in_behandeling, wachtOp }: ConfirmationRow, w: Words): string[] {
  return [
    ...(later_in_behandeling ? [w.busyPeriod] : []),
    ...(wachtOp === 'medewerker' ? [w.withStaff] : []),
    ...(wachtOp === 'eigenRisico' ? [w.eigenRisicoUnknown] : []),
  ];
}

function whatNext(
  row: ConfirmationRow,
  { product, today }: { readonly product: string; readonly today: Temporal.PlainDate },
  language: Language,
  w: Words,
): string[] {
  if (row.afgehandeld_op) {
    const day = row.afgehandeld_op.toZonedDateTimeISO(zone).toPlainDate().toString();
    return [w.handled(formatFullDay(day, language), product)];
  }
  const date = row.ingediend_op.toZonedDateTimeISO(zone).toPlainDate().toString();
  const latest = expectedDay({ ...row, datum: date }, today);
  return [
    latest ? w.outcomeOn(formatDayWithWeekday(latest.toString(), language)) : w.outcomeWithoutDay,
    ...whyLater(row, w),
    w.where(product),
    row.no_account ? w.noAccount : w.account,
    ...(row.status === 'INGEDIEND' ? [w.withdraw] : []),
  ];
}

function bestanden(row: ConfirmationRow, maySeeCare: boolean, w: Words): Block {
  if (!maySeeCare) return { kind: 'sentence', text: w.afgeschermd };
  if (row.bestanden.length === 0) return { kind: 'sentence', text: w.noFiles };
  return { kind: 'names', names: row.bestanden };
}

/**
 * Composes the confirmation of a claim; care and files only where the caller may see them
 * (docs/decisions.md §2).
 */
export function toConfirmation(
  row: ConfirmationRow,
  access: Access,
  reader: string,
  language: Language,
): DocumentContent {
  const w = words[language];
  const frame = frameOf(access, reader, language);
  const { product } = brands[frame.merk];
  const maySeeCare = maySeeCareOfDeclaratie(access, row);
  const sentences = whatNext(row, { product, today: access.today }, language, w);
  return {
    ...frame,
    title: w.title(row.nummer),
    header: w.header,
    introduction: w.introduction(row.forWhom),
    blocks: [
      { kind: 'header', text: w.declaratie },
      { kind: 'facts', facts: facts(row, maySeeCare, language, w) },
      { kind: 'header', text: w.bestanden },
      bestanden(row, maySeeCare, w),
      { kind: 'header', text: w.whatNext },
      ...sentences.map((text) => ({ kind: 'sentence' as const, text })),
    ],
    lastLine: w.created(formatFullDay(access.today.toString(), language), frame.sender),
  };
}
