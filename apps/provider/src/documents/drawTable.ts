import type { StructureElement as Part } from 'pdfkit';
import type Pdf from 'pdfkit';
import type { Block, Cell, Column, Row } from './documentContent.ts';
import { fontFor } from './letters.ts';
import { inLanguage, keepTogether, margin, mutedColor, write } from './write.ts';

type TableBlock = Extract<Block, { kind: 'table' }>;

// Gap between columns; narrower in tables with many, so that their headings do not break.
const gapOf = (columns: number): number => (columns > 4 ? 10 : 16);
const size = 11;
const headerSize = 10;
const noteSize = 9.5;

/** Position of a column: points from the margin, and width. */
interface Place {
  readonly indent: number;
  readonly width: number;
}

/** Returns the width of a number column that breaks no word of its heading and no amount. */
function neededWidth(doc: Pdf, { header }: Column, cells: readonly string[]): number {
  const widest = (texts: readonly string[], fontSize: number): number => {
    doc.font(fontFor(true)).fontSize(fontSize);
    return Math.max(0, ...texts.map((text) => doc.widthOfString(text)));
  };
  return Math.ceil(Math.max(widest(header.split(' '), headerSize), widest(cells, size)));
}

// Number columns that need more than their share take it from the text columns before them.
function placesOf(doc: Pdf, { columns, rows }: Pick<TableBlock, 'columns' | 'rows'>): Place[] {
  const whole = doc.page.width - 2 * margin;
  const gap = gapOf(columns.length);
  const wanted = columns.map((column, i) => {
    const room = i === columns.length - 1 ? 0 : gap;
    const own = column.share * whole;
    const cells = rows.map(({ cells: texts }) => texts[i]?.text ?? '');
    return column.number ? Math.max(own, neededWidth(doc, column, cells) + room) : own;
  });
  const beyond = wanted.reduce((sum, one) => sum + one, 0) - whole;
  const widths = wanted.map((width, i) => (i === 0 ? width - beyond : width));
  return widths.map((width, i) => {
    const indent = widths.slice(0, i).reduce((sum, one) => sum + one, 0);
    return { indent, width: width - (i === columns.length - 1 ? 0 : gap) };
  });
}

// Measured in the common font; it only decides on page breaks.
function heightOf(doc: Pdf, { text, note }: Cell, width: number, bold: boolean): number {
  doc.font(fontFor(bold)).fontSize(size);
  const first = doc.heightOfString(text, { width, lineGap: size * 0.3 });
  doc.fontSize(noteSize);
  return first + (note ? doc.heightOfString(note, { width, lineGap: noteSize * 0.3 }) : 0);
}

function drawLine(doc: Pdf): void {
  doc.markContent('Artifact', { type: 'Layout' });
  const end = doc.page.width - margin;
  doc.strokeColor('#C9CFD4').lineWidth(0.5);
  doc.moveTo(margin, doc.y).lineTo(end, doc.y).stroke();
  doc.endMarkedContent();
  doc.y += 5;
}

interface RowLook {
  readonly columns: readonly Column[];
  readonly places: readonly Place[];
  readonly isHeader: boolean;
}

function drawRow(table: Part, doc: Pdf, row: Row, { columns, places, isHeader }: RowLook): void {
  const bold = row.bold === true || isHeader;
  const widthOf = (i: number): number => places[i]?.width ?? 0;
  const heights = row.cells.map((cell, i) => heightOf(doc, cell, widthOf(i), bold));
  keepTogether(doc, Math.max(...heights) + 8);
  const element = doc.struct('TR');
  table.add(element);
  const top = doc.y;
  let bottom = top;
  for (const [i, { text, note, inDutch }] of row.cells.entries()) {
    const place = places[i] ?? { indent: 0, width: 0 };
    const align = columns[i]?.number ? ('right' as const) : ('left' as const);
    doc.y = top;
    const scope = isHeader ? 'Column' : 'Row';
    const isHeading = isHeader || i === 0;
    const options = { ...inLanguage(inDutch), ...(isHeading ? { scope } : {}) };
    const cell = () => {
      const color = isHeader ? { color: mutedColor } : {};
      write(doc, text, { size: isHeader ? headerSize : size, bold, align, ...place, ...color });
      if (note) write(doc, note, { size: noteSize, color: mutedColor, align, ...place });
    };
    element.add(doc.struct(isHeading ? 'TH' : 'TD', options, cell));
    bottom = Math.max(bottom, doc.y);
  }
  element.end();
  doc.y = bottom + 3;
}

/** Draws a table whose rows never break over pages. */
export function drawTable(parent: Part, doc: Pdf, block: TableBlock): void {
  const { columns, rows } = block;
  const table = doc.struct('Table');
  parent.add(table);
  const look = { columns, places: placesOf(doc, block) };
  const header = { cells: columns.map((column) => ({ text: column.header })) };
  drawRow(table, doc, header, { ...look, isHeader: true });
  for (const row of rows) {
    drawLine(doc);
    drawRow(table, doc, row, { ...look, isHeader: false });
  }
  table.end();
  doc.y += 10;
}
