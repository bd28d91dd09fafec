import type { ReadPage } from '../process/page.ts';
import { readTextLayer, withPdf } from '../process/pdf.ts';
import { readPhoto } from '../process/photo.ts';
import { type BillTruth, billOf } from './bill.testing.ts';
import { drawBill } from './drawBill.testing.ts';
import { type BillForm, photograph, scan } from './photograph.testing.ts';

/** A bill of the corpus: its expected values and its form. */
export interface CorpusBill {
  readonly seed: number;
  readonly truth: BillTruth;
  readonly form: BillForm;
  /** Held out: has words that no other bill has. */
  readonly heldApart: boolean;
}

/** Number of bills in the whole corpus. */
export const corpusSize = 240;

const forms = ['pdf', 'photo', 'scan', 'pdf', 'photo'] as const;

/** Returns the bill of a seed. */
export function corpusBill(seed: number): CorpusBill {
  const form = forms[seed % forms.length] ?? 'pdf';
  return { seed, truth: billOf(seed), form, heldApart: Math.floor(seed / 16) % 4 === 3 };
}

/** Returns its files as sent in: a PDF, or a picture of each page. */
async function filesOf({ seed, truth, form, heldApart }: CorpusBill): Promise<Buffer[]> {
  const pdf = await drawBill(truth, seed, heldApart);
  if (form === 'pdf') return [pdf];
  return form === 'scan' ? scan(pdf, seed) : photograph(pdf, seed);
}

/** Returns its pages as they are read. */
export async function readBill(bill: CorpusBill): Promise<ReadPage[]> {
  const files = await filesOf(bill);
  if (bill.form === 'pdf') return toldPages(files[0] ?? Buffer.alloc(0));
  const pages: ReadPage[] = [];
  for (const file of files) pages.push((await readPhoto(file)).page);
  return pages;
}

function toldPages(pdf: Buffer): Promise<ReadPage[]> {
  return withPdf(pdf, async (document) => {
    const pages: ReadPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await readTextLayer(await document.getPage(number), false);
      if (page) pages.push(page);
    }
    return pages;
  });
}
