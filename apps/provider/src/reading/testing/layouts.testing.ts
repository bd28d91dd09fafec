import type { ReadNota } from '@mijn/contract/readNota';
import { eurosToCents } from '@mijn/domain/money';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { notasOfBills } from '../bills.rules.ts';
import { letters } from '../labels.rules.ts';
import type { BillPerson } from '../person.rules.ts';
import type { PageWord, ReadPage } from '../process/page.ts';
import { withPdf, readTextLayer } from '../process/pdf.ts';
import { readPhoto } from '../process/photo.ts';
import { photograph } from './photograph.testing.ts';
import type { FieldScore } from './score.testing.ts';

/*
 * Bills that were not used to develop the reader: drawn by somebody who did not know it (`o`, `s`, `c`), or before it was
 * changed for them (`n`, `d`). Each is an HTML page with its expected values, and the words read from it as PDF and as
 * photo, so that the rules can be tested without reading it again.
 */
const folder = path.join(import.meta.dirname, 'layouts');

const layoutTruth = z.object({
  naamZorgverlener: z.string(),
  notaNummer: z.string().nullish(),
  /** Cents. */
  totaal: z.int().optional(),
  /** Day and cents of each line. */
  regels: z.array(z.tuple([z.string(), z.int()])).optional(),
  /** Days of care of a bill whose lines are not checked. */
  dagen: z.array(z.string()).optional(),
  buitenland: z.boolean().optional(),
  andereMunt: z.boolean().optional(),
  note: z.string().optional(),
});

/** Expected values of a layout, as far as they are checked. */
export type LayoutTruth = z.infer<typeof layoutTruth>;

const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** Expected values by name of the layout. */
export const layoutTruths: Readonly<Record<string, LayoutTruth>> = z
  .record(z.string(), layoutTruth)
  .parse(JSON.parse(read('truth.json')));

/**
 * Returns the HTML of a layout.
 * @public to read a layout again by hand
 */
export const layoutHtml = (name: string): string => read(`${name}.html`);

const unit = 10_000;

function wordOf(line: string): PageWord {
  const [left = '', top = '', width = '', height = '', certainty = '', ...text] = line.split(' ');
  const [x, y, w, h] = [left, top, width, height].map((value) => Number(value) / unit);
  return {
    text: text.join(' '),
    left: x ?? 0,
    top: y ?? 0,
    width: w ?? 0,
    height: h ?? 0,
    certainty: Number(certainty),
  };
}

/** Pages of every layout by name: `pdf` from its text, `photo` from text recognition. */
export function layoutPages(form: 'pdf' | 'photo'): ReadonlyMap<string, readonly ReadPage[]> {
  const pages = new Map<string, readonly ReadPage[]>();
  for (const part of read(`${form}.txt`).split(/^# /m).slice(1)) {
    const [head = '', ...lines] = part.trimEnd().split('\n');
    const [name = '', shape] = head.split(' ');
    const codes = lines.filter((line) => line.startsWith('! '));
    const page = {
      words: lines.filter((line) => !line.startsWith('! ')).map(wordOf),
      shape: Number(shape) / unit,
      codes: codes.map((line) => z.string().parse(JSON.parse(line.slice(2)))),
      seen: form === 'photo',
    };
    pages.set(name, [...(pages.get(name) ?? []), page]);
  }
  return pages;
}

/**
 * Reads the PDF of a layout again: as PDF, or as photos of it.
 * @public to read a layout again by hand
 */
export async function readLayout(pdf: Buffer, form: 'pdf' | 'photo'): Promise<ReadPage[]> {
  if (form === 'photo') {
    const photos = await photograph(pdf, 1);
    const pages: ReadPage[] = [];
    for (const photo of photos) pages.push((await readPhoto(photo)).page);
    return pages;
  }
  return withPdf(pdf, async (document) => {
    const pages: ReadPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await readTextLayer(await document.getPage(number), true);
      if (page) pages.push(page);
    }
    return pages;
  });
}

const people: readonly BillPerson[] = [
  {
    relatienummer: '700410137',
    voorletters: 'S.',
    roepnaam: 'Sanne',
    achternaam: 'de Vries',
    geboortedatum: '1985-06-28',
  },
];

/** Applies the rules to these pages. */
export function notasOfLayout(pages: readonly ReadPage[]): ReadNota[] {
  const placed = pages.map((page, i) => ({ ...page, bestandId: 'nota', bladzijde: i + 1 }));
  return notasOfBills(placed, { today: '2026-11-21', people, complete: true });
}

type Read<T> = { readonly waarde: T; readonly zeker: boolean } | undefined;

function score<T>(field: string, value: Read<T>, truth: unknown, as: (value: T) => unknown) {
  const found = value === undefined ? undefined : as(value.waarde);
  return { field, right: found === truth, sure: value?.zeker ?? false, read: found, truth };
}

const same = <T>(value: T): T => value;
const legalForm = /(?:vzw|bv|nv|gmbh|slp|sl|sarl|srl|sprl|asbl|ltd|vof)$/;
// "Praktijk Zuid B.V." and "Praktijk Zuid" are the same provider.
const nameOf = (name: string): string => letters(name).replace(legalForm, '');
const numberOf = (number: string): string => number.replace('#', '');

/** Compares a layout with its expected values, field by field. */
export function layoutScores(truth: LayoutTruth, notas: readonly ReadNota[]): FieldScore[] {
  const [nota] = notas;
  const left = [...(nota?.regels ?? [])];
  const centsOf = (line: (typeof left)[number] | undefined) =>
    line?.bedrag && eurosToCents(line.bedrag.waarde);
  const take = (index: number) => (index < 0 ? undefined : left.splice(index, 1)[0]);
  // A line that is right must not be taken for one of the same amount that was not read.
  const exact = (truth.regels ?? []).map(([day, cents]) =>
    take(left.findIndex((line) => line.behandelDatum?.waarde === day && centsOf(line) === cents)),
  );
  const found = (truth.regels ?? []).map(
    ([, cents], i) => exact[i] ?? take(left.findIndex((line) => centsOf(line) === cents)),
  );
  const lines = (truth.regels ?? []).flatMap(([day, cents], i) => {
    const line = found[i] ?? left.shift();
    return [
      score('behandelDatum', line?.behandelDatum, day, same),
      score('bedrag', line?.bedrag, cents, eurosToCents),
    ];
  });
  const days = (truth.dagen ?? []).map((day) => {
    const line = left.find(({ behandelDatum }) => behandelDatum?.waarde === day) ?? left[0];
    return score('behandelDatum', line?.behandelDatum, day, same);
  });
  const more = truth.regels ? left : [];
  return [
    score('naamZorgverlener', nota?.naamZorgverlener, nameOf(truth.naamZorgverlener), nameOf),
    score('notaNummer', nota?.notaNummer, truth.notaNummer?.replace('#', ''), numberOf),
    score('totaal', nota?.totaal, truth.totaal, eurosToCents),
    ...(truth.buitenland === undefined
      ? []
      : [score('buitenland', nota?.buitenland, truth.buitenland, same)]),
    ...(truth.andereMunt
      ? [score('andereMunt', nota && { waarde: nota.andereMunt, zeker: false }, true, same)]
      : []),
    ...lines,
    ...days,
    ...more.map((line) => score('bedrag', line.bedrag, undefined, eurosToCents)),
    score('notas', { waarde: notas.length, zeker: false }, 1, same),
  ];
}
