import type { RandomSource } from '@mijn/domain/random.testing';
import type Pdf from 'pdfkit';
import type { BillTruth } from './bill.testing.ts';
import type { BillStyle } from './billStyle.testing.ts';

interface Columns {
  readonly date: number | undefined;
  readonly code: number | undefined;
  readonly text: number;
  readonly count: number | undefined;
  /** Undefined: at the right edge, as on most bills. */
  readonly amount: number | undefined;
}

function cells(
  pdf: Pdf,
  style: BillStyle,
  y: number,
  row: {
    columns: Columns;
    date: string;
    code: string;
    text: string;
    count: string;
    amount: string;
  },
): void {
  const { left, width } = style;
  const { columns } = row;
  const put = (text: string, x: number | undefined): void => {
    if (x !== undefined && text !== '') pdf.text(text, x, y, { lineBreak: false });
  };
  put(row.date, columns.date);
  put(row.code, columns.code);
  put(row.text, columns.text);
  put(row.count, columns.count);
  if (columns.amount !== undefined) put(row.amount, columns.amount);
  else {
    pdf.text(row.amount, left + width - 110, y, { width: 110, align: 'right', lineBreak: false });
  }
}

function columnsOf(bill: BillTruth, { left, layout }: BillStyle, random: RandomSource): Columns {
  const { dayPerLine, codes } = bill.shows;
  const hasCodes = codes && bill.lines.some(({ care }) => care.code);
  let x = left;
  const next = (width: number): number => {
    const here = x;
    x += width;
    return here;
  };
  const codeFirst = random.chance(0.3);
  const early = hasCodes && codeFirst ? next(62) : undefined;
  const date = dayPerLine ? next(100) : undefined;
  const code = early ?? (hasCodes ? next(62) : undefined);
  const amount = layout.amountEarly ? next(85) : undefined;
  const count = random.chance(0.4) ? left + 355 : undefined;
  return { date, code, amount, text: next(0), count };
}

const linesPerPage = 5;

/** The lines of a table below a row, and between its columns. */
function rule(pdf: Pdf, { left, width, size }: BillStyle, columns: Columns, y: number): void {
  pdf.lineWidth(0.6);
  pdf
    .moveTo(left, y)
    .lineTo(left + width, y)
    .stroke();
  const edges = [columns.date, columns.code, columns.amount, columns.text].flatMap((x) => x ?? []);
  // No text touches the edge.
  for (const x of [...edges, left + width + 10]) {
    pdf
      .moveTo(x - 4, y - size * 1.7)
      .lineTo(x - 4, y)
      .stroke();
  }
}

/** Ends a page with its number, and starts the next with the number of the bill. */
function turnPage(
  pdf: Pdf,
  bill: BillTruth,
  { font, size, words, left }: BillStyle,
  page: readonly [done: number, of: number],
): number {
  pdf.font(font).fontSize(size);
  pdf.text(words.page(...page), left, 780, { lineBreak: false });
  pdf.addPage({ size: 'A4', margin: 0 });
  pdf.text(`${words.number}: ${bill.notaNummer ?? ''}`, left, 40, { lineBreak: false });
  return 70;
}

function tableHead(pdf: Pdf, style: BillStyle, columns: Columns, y: number): number {
  const { words, bold, size, left, width } = style;
  const { date, code, text, count, amount } = words;
  pdf.font(bold).fontSize(size);
  cells(pdf, style, y, { columns, date, code, text, count, amount });
  const below = y + size * 1.8;
  const under = below - 4;
  pdf.moveTo(left, under).lineTo(left + width, under);
  pdf.lineWidth(0.5).stroke();
  return below;
}

/** Draws the lines of a bill, on as many pages as needed; returns the end position. */
export function drawTable(
  pdf: Pdf,
  bill: BillTruth,
  style: BillStyle,
  random: RandomSource,
  top: number,
): number {
  const { words, font, size, day, amount, left, layout } = style;
  const columns = columnsOf(bill, style, random);
  const pages = Math.ceil(bill.lines.length / linesPerPage);
  let y = top;
  for (const [i, line] of bill.lines.entries()) {
    const page = Math.floor(i / linesPerPage);
    if (i % linesPerPage === 0) {
      if (page > 0) y = turnPage(pdf, bill, style, [page, pages]);
      y = tableHead(pdf, style, columns, y);
    }
    pdf.font(font).fontSize(size);
    cells(pdf, style, y, {
      columns,
      date: day(line.day),
      code: line.care.code ?? '',
      text: line.care.text.slice(0, 46),
      count: '1',
      amount: amount(line.amount),
    });
    y += size * 1.7;
    if (layout.ruled) rule(pdf, style, columns, y - 3);
  }
  if (pages > 1) pdf.text(words.page(pages, pages), left, 780, { lineBreak: false });
  return y + 6;
}
