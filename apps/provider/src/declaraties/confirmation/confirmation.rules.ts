import { settlementWorkdays } from '@mijn/domain/constants';
import { formatDay, formatDayWithWeekday } from '@mijn/domain/datum';
import { formatAmount } from '@mijn/domain/money';
import { brands } from '@mijn/domain/brands';
import type { Language } from '@mijn/domain/language';
import type { Access } from '../../access/access.ts';
import { maySeeCareOfDeclaratie } from '../../access/accessRow.rules.ts';
import { addWorkdays } from '../../clock/workdays.rules.ts';
import type { ConfirmationRow } from './confirmation.queries.ts';
import { type Words, words } from './texts.ts';

/** A fact with what it is called; `inDutch` when its words are the insurer's own, untranslated. */
export interface Fact {
  readonly naam: string;
  readonly value: string;
  readonly inDutch?: boolean;
}

/** Everything a confirmation says, in the order in which it is read. */
export interface Confirmation {
  readonly merk: 'ZZ' | 'AZVZ';
  readonly sender: string;
  readonly titel: string;
  readonly header: string;
  readonly introduction: string;
  readonly declaratie: { readonly header: string; readonly facts: readonly Fact[] };
  /** `names` are the files; without any, `sentence` says why. */
  readonly bestanden: {
    readonly header: string;
    readonly names: readonly string[];
    readonly sentence: string;
  };
  readonly whatNext: { readonly header: string; readonly sentences: readonly string[] };
  readonly slot: string;
}

const zone = 'Europe/Amsterdam';

// The care of one line, or of each of several under its day.
function care(row: ConfirmationRow, language: Language, w: Words): Fact[] {
  const [first, ...more] = row.regels;
  if (!first || more.length === 0) {
    return [{ naam: w.zorgsoort, value: first?.zorgsoort ?? '', inDutch: true }];
  }
  return row.regels.map(({ behandelDatum, zorgsoort, bedrag, omschrijving }) => ({
    naam: formatDay(behandelDatum, language),
    value: [zorgsoort, omschrijving, formatAmount(bedrag, language)].filter(Boolean).join(', '),
    inDutch: true,
  }));
}

function facts(row: ConfirmationRow, maySeeCare: boolean, language: Language, w: Words): Fact[] {
  const submittedAt = row.ingediend_op.toZonedDateTimeISO(zone);
  const time = submittedAt.toPlainTime().toString({ smallestUnit: 'minute' });
  const day = formatDay(submittedAt.toPlainDate().toString(), language);
  const days = [...new Set(row.regels.map(({ behandelDatum }) => behandelDatum))].toSorted();
  const treated = days.map((one) => formatDay(one, language)).join(', ');
  const theCare: Fact[] = [
    ...care(row, language, w),
    { naam: w.zorgverlener, value: row.zorgverlener },
    { naam: w.nota, value: row.notanummer },
  ];
  return [
    { naam: w.nummer, value: row.nummer },
    { naam: w.submittedOn, value: w.at(day, time) },
    { naam: w.door, value: row.door },
    { naam: w.forWhom, value: row.forWhom },
    { naam: w.bedrag, value: formatAmount(row.bedrag, language) },
    { naam: w.treatment, value: treated },
    ...(maySeeCare ? theCare : []),
  ].filter(({ value }) => value !== '');
}

function whatNext(row: ConfirmationRow, product: string, language: Language, w: Words): string[] {
  if (row.afgehandeld_op) {
    const day = row.afgehandeld_op.toZonedDateTimeISO(zone).toPlainDate().toString();
    return [w.settled(formatDay(day, language), product)];
  }
  const { plain, busyPeriod } = settlementWorkdays;
  const received = row.ingediend_op.toZonedDateTimeISO(zone).toPlainDate();
  const latest = addWorkdays(received, row.later_in_behandeling ? busyPeriod : plain);
  return [
    w.outcomeOn(formatDayWithWeekday(latest.toString(), language)),
    ...(row.later_in_behandeling ? [w.busyPeriod] : []),
    w.where(product),
    row.no_account ? w.noAccount : w.account,
    ...(row.status === 'INGEDIEND' ? [w.withdraw] : []),
  ];
}

/** Words the confirmation of a claim; its care and files only for who may see those (decisions §2). */
export function toConfirmation(
  row: ConfirmationRow,
  access: Access,
  language: Language,
): Confirmation {
  const w = words[language];
  const merk = access.merk ?? 'ZZ';
  const { naam, product } = brands[merk];
  const maySeeCare = maySeeCareOfDeclaratie(access, row);
  return {
    merk,
    sender: naam,
    titel: w.titel(row.nummer),
    header: w.header,
    introduction: w.introduction(row.forWhom),
    declaratie: { header: w.declaratie, facts: facts(row, maySeeCare, language, w) },
    bestanden: {
      header: w.bestanden,
      names: maySeeCare ? row.bestanden : [],
      sentence: maySeeCare ? w.noFiles : w.afgeschermd,
    },
    whatNext: { header: w.whatNext, sentences: whatNext(row, product, language, w) },
    slot: w.created(formatDay(access.today.toString(), language), naam),
  };
}
