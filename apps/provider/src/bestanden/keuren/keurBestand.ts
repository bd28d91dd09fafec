import { createHash } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { bepaalSoort } from './soort.ts';
import type { Bevinding, Invoersoort, Keuring } from './keuring.ts';
import { keurAfbeelding } from './keurAfbeelding.ts';

/** Findings that do not stop a file. */
const onschuldig: readonly Bevinding['code'][] = [
  'omgezet',
  'beeldKlein',
  'locatieVerwijderd',
  'extraBeeldVerwijderd',
];

async function keurSoort(
  soort: Invoersoort,
  inhoud: Buffer,
  bron: string,
  doel: string,
): Promise<Bevinding[]> {
  // libheif and pdf.js are large: only loaded when there is something for them.
  if (soort === 'heic') {
    const { keurHeicFoto } = await import('./keurHeicFoto.ts');
    return keurHeicFoto(inhoud, doel);
  }
  if (soort !== 'pdf') return keurAfbeelding(soort, inhoud, bron, doel);
  const { keurPdf } = await import('./keurPdf.ts');
  const bevindingen = await keurPdf(inhoud);
  if (bevindingen.length === 0) await copyFile(bron, doel);
  return bevindingen;
}

/**
 * Checks the file at `bron` by its content and, when nothing stops it, puts what we keep of it at
 * `doel`. Reads it whole: only for the inspection process, never in the insurer's own.
 */
export async function keurBestand(bron: string, doel: string): Promise<Keuring> {
  const inhoud = await readFile(bron);
  const soort = await bepaalSoort(inhoud);
  if (typeof soort !== 'string') return { bevindingen: [soort], schoon: null };
  const bevindingen = await keurSoort(soort, inhoud, bron, doel);
  if (!bevindingen.every(({ code }) => onschuldig.includes(code))) {
    return { bevindingen, schoon: null };
  }
  const schoon = await readFile(doel);
  const sha256 = createHash('sha256').update(schoon).digest('hex');
  return {
    bevindingen,
    schoon: { soort: soort === 'heic' ? 'jpg' : soort, bytes: schoon.length, sha256 },
  };
}
