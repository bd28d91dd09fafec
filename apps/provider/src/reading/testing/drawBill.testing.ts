import { createRandom, type RandomSource } from '@mijn/domain/random.testing';
import Pdf from 'pdfkit';
import { type BillTruth, nameOn } from './bill.testing.ts';
import { type BillStyle, styleOf } from './billStyle.testing.ts';
import { drawTable } from './drawTable.testing.ts';
import { drawPaymentCode } from './paymentCode.testing.ts';

const sides = ['left', 'right', 'center', 'left'] as const;

type Row = readonly [label: string, value: string];

function factsOf(bill: BillTruth, { words, day }: BillStyle): { bill: Row[]; person: Row[] } {
  const { person, shows } = bill;
  const between = bill.lines.length > 0 ? bill.lines[0]?.day : undefined;
  const rows: Row[] = [[words.billDay, day(bill.billDay)]];
  if (bill.notaNummer) rows.unshift([words.number, bill.notaNummer]);
  rows.push([words.due, day(bill.billDay.add({ days: 30 }))]);
  if (!shows.dayPerLine && between) rows.push([words.careDay, day(between)]);
  const who: Row[] = [[words.name, nameOn(bill)]];
  if (shows.birthDate) who.push([words.birth, day(Temporal.PlainDate.from(person.geboortedatum))]);
  if (shows.insuredNumber) who.push([words.insured, person.relatienummer]);
  return { bill: rows, person: who };
}

function header(pdf: Pdf, bill: BillTruth, style: BillStyle, random: RandomSource): number {
  const { left, width, font, bold, size, words } = style;
  const align = random.choose(sides);
  pdf
    .font(bold)
    .fontSize(15 + random.below(6))
    .text(bill.naamZorgverlener, left, 40, { width, align });
  const foreign = {
    de: 'Marktstraße 12, 26721 Emden, Deutschland',
    en: '4 Harbour Road, Cork, Ireland',
  };
  const address =
    bill.kind.language === 'nl' ? 'Dorpsweg 14, 3512 KL Utrecht' : foreign[bill.kind.language];
  pdf
    .font(font)
    .fontSize(size - 1)
    .text(address, left, pdf.y + 2, { width, align });
  pdf.text(
    bill.kind.language === 'nl' ? 'Tel. 030 555 01 23  KvK 30112233' : 'Tel. 0049 4921 5550',
    left,
    pdf.y,
    { width, align },
  );
  if (bill.agbCode) pdf.text(`${words.agb}: ${bill.agbCode}`, left, pdf.y, { width, align });
  return pdf.y + 24;
}

function labels(
  pdf: Pdf,
  rows: readonly Row[],
  at: { x: number; y: number },
  style: BillStyle,
  way: number,
): number {
  const { font, bold, size } = style;
  let { y } = at;
  for (const [label, value] of rows) {
    if (way === 1) {
      pdf
        .font(font)
        .fontSize(size - 2)
        .text(label, at.x, y, { lineBreak: false });
      pdf
        .font(bold)
        .fontSize(size)
        .text(value, at.x, y + size, { lineBreak: false });
      y += size * 2.6;
    } else {
      const colon = way === 0 ? ':' : '';
      pdf.font(font).fontSize(size).text(`${label}${colon}`, at.x, y, { lineBreak: false });
      pdf.text(value, at.x + 105, y, { lineBreak: false });
      y += size * 1.5;
    }
  }
  return y;
}

const banks = {
  nl: 'NL91 ABNA 0417 1643 00',
  de: 'DE89 3704 0044 0532 0130 00',
  en: 'IE29 AIBK 9311 5212 3456 78',
};

function totals(
  pdf: Pdf,
  bill: BillTruth,
  style: BillStyle,
  random: RandomSource,
  top: number,
): number {
  const { words, font, bold, size, amount, left, width } = style;
  let y = top;
  const row = (label: string, value: string): void => {
    pdf.text(label, left + 270, y, { lineBreak: false });
    pdf.text(value, left + width - 110, y, { width: 110, align: 'right', lineBreak: false });
    y += size * 1.6;
  };
  pdf.font(font).fontSize(size);
  if (random.chance(0.3)) row(words.subtotal, amount(bill.total));
  if (random.chance(0.3)) row(words.tax, amount(0));
  pdf.font(bold);
  row(words.total, amount(bill.total));
  return y + 20;
}

/** Draws the total above the lines. */
function totalOnTop(
  pdf: Pdf,
  { total }: BillTruth,
  { bold, size, left, words, amount }: BillStyle,
  y: number,
): number {
  pdf.font(bold).fontSize(size + 1);
  pdf.text(words.total, left, y, { lineBreak: false });
  pdf.text(amount(total), left + 150, y, { lineBreak: false });
  return y + size * 2;
}

/** Draws a bill as a PDF, deterministically per seed. */
export async function drawBill(bill: BillTruth, seed: number, heldApart: boolean): Promise<Buffer> {
  const random = createRandom(seed * 104_729 + 7);
  const style = styleOf(bill, random, { heldApart, seed });
  const pdf = new Pdf({ size: 'A4', margin: 0, info: { CreationDate: new Date(0) } });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise((resolve) => pdf.once('end', resolve));
  const { font, bold, size, left, words, width } = style;
  let y = header(pdf, bill, style, random);
  const facts = factsOf(bill, style);
  if (random.chance(0.6)) {
    pdf.font(font).fontSize(size).text(nameOn(bill), left, y, { lineBreak: false });
    pdf.text('Kerkpad 8', left, y + size * 1.3, { lineBreak: false });
    pdf.text('3511 AB Utrecht', left, y + size * 2.6, { lineBreak: false });
    y += size * 6;
  }
  pdf.font(bold).fontSize(14).text(words.title, left, y, { lineBreak: false });
  y += 26;
  const way = random.below(3);
  if (random.chance(0.5)) {
    const one = labels(pdf, facts.bill, { x: left, y }, style, way);
    y = Math.max(one, labels(pdf, facts.person, { x: left + 265, y }, style, way));
  } else y = labels(pdf, [...facts.person, ...facts.bill], { x: left, y }, style, way);
  if (style.layout.totalOnTop) y = totalOnTop(pdf, bill, style, y + 16);
  y = drawTable(pdf, bill, style, random, y + 16);
  y = totals(pdf, bill, style, random, y);
  pdf
    .font(font)
    .fontSize(size - 0.5)
    .text(`${words.pay} ${banks[bill.kind.language]}`, left, y, { width });
  if (style.layout.paymentCode)
    await drawPaymentCode(pdf, bill, { left, y: Math.min(y + 30, 700) });
  pdf.end();
  await done;
  return Buffer.concat(parts);
}
