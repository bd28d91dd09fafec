import type { ReadNota } from '@mijn/contract/readNota';
import { containsTotal } from './amounts.rules.ts';
import { givesBack, isCreditNote } from './credit.rules.ts';
import { type LabelledRow, withLabels } from './labels.rules.ts';
import { type ReadFor, toNota } from './nota.rules.ts';
import { findNumber } from './number.rules.ts';
import { isQuotation } from './quotation.rules.ts';
import { type BillPage, type Row, rowsOf } from './rows.rules.ts';

interface PageSigns {
  readonly page: BillPage;
  readonly number: string | undefined;
  readonly hasTotal: boolean;
  readonly quotes: boolean;
  readonly credits: boolean;
  /** "Page 2 of 3". */
  readonly goesOn: boolean;
}

const counted = /(?:pagina|blad|page|seite)\s*(\d+)\s*(?:van|of|von|\/)\s*(\d+)/i;

/** A number without a label may be anything, so it does not distinguish bills. */
const announced = 4;

function announcedNumber(rows: readonly LabelledRow[]): string | undefined {
  const number = findNumber(rows);
  return number && number.score >= announced ? number.value : undefined;
}

function signsOf(page: BillPage): PageSigns {
  const plain = rowsOf(page);
  const rows = withLabels(plain);
  const count = rows.flatMap(({ row }) => counted.exec(row.text) ?? []);
  return {
    page,
    number: announcedNumber(rows),
    hasTotal: containsTotal(rows),
    quotes: isQuotation(plain),
    credits: isCreditNote(plain),
    goesOn: Number(count[1] ?? 1) > 1,
  };
}

/** Returns whether a page belongs to the bill of the pages before it. */
function belongs(before: readonly PageSigns[], next: PageSigns): boolean {
  // A credit note names the number of its bill.
  const credited = before.some(({ credits }) => credits);
  if (next.credits && !credited) return false;
  if (credited && !next.credits && !next.goesOn && next.number !== undefined) return false;
  const number = before.findLast((signs) => signs.number !== undefined)?.number;
  if (next.number !== undefined && number !== undefined) return next.number === number;
  if (next.goesOn) return true;
  if (next.number !== undefined && before.some(({ quotes }) => quotes)) return false;
  // A bill ends with its total.
  return !before.some(({ hasTotal }) => hasTotal) || !next.hasTotal;
}

/** A number alone may be anything, and a blurred photo gives a doubtful name. */
const isBill = ({ naamZorgverlener: name, ...nota }: ReadNota): boolean =>
  nota.regels.length > 0 ||
  nota.relatienummer !== undefined ||
  nota.totaal !== undefined ||
  (name !== undefined && (name.zeker || nota.notaNummer !== undefined));

const isOfBill = (rows: readonly Row[]): boolean => !isQuotation(rows) && !isCreditNote(rows);

/**
 * Splits pages, in the order in which they were sent, into bills, and reads each. Skips pages without anything of a bill,
 * quotations and credit notes.
 */
export function notasOfBills(pages: readonly BillPage[], readFor: ReadFor): ReadNota[] {
  const bills: PageSigns[][] = [];
  for (const page of pages.filter(({ words }) => words.length > 0)) {
    const next = signsOf(page);
    const last = bills.at(-1);
    if (last && belongs(last, next)) last.push(next);
    else bills.push([next]);
  }
  return bills
    .map((bill) => bill.map(({ page }) => page))
    .filter((own) => isOfBill(own.flatMap(rowsOf)))
    .map((own) => toNota(own, readFor))
    .filter((nota) => isBill(nota) && !givesBack(nota));
}
