import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { determineKind, withoutTextBefore } from './kind.ts';
import type { Finding, InputKind, Inspection } from './inspection.ts';
import { inspectImage } from './inspectImage.ts';

/** Findings that are not blocking. */
const harmless: readonly Finding['code'][] = [
  'omgezet',
  'beeldKlein',
  'locatieVerwijderd',
  'extraBeeldVerwijderd',
  'bijlageVerwijderd',
];

async function inspectKind(kind: InputKind, content: Buffer, target: string): Promise<Finding[]> {
  // libheif and pdf.js are large, so load them only for their files.
  if (kind === 'heic') {
    const { inspectHeicPhoto } = await import('./inspectHeicPhoto.ts');
    return inspectHeicPhoto(content, target);
  }
  if (kind !== 'pdf') return inspectImage(kind, content, target);
  const { inspectPdf } = await import('./inspectPdf.ts');
  return inspectPdf(content, target);
}

/**
 * Checks the file at `source` by its content, and writes the re-encoded file to `target` unless a finding is blocking.
 * Reads it whole, so only for the inspection process.
 */
export async function inspectFile(source: string, target: string): Promise<Inspection> {
  const content = withoutTextBefore(await readFile(source));
  const kind = await determineKind(content);
  if (typeof kind !== 'string') return { findings: [kind], clean: null };
  const findings = await inspectKind(kind, content, target);
  if (!findings.every(({ code }) => harmless.includes(code))) {
    return { findings, clean: null };
  }
  const clean = await readFile(target);
  const sha256 = createHash('sha256').update(clean).digest('hex');
  return {
    findings,
    clean: { kind: kind === 'heic' ? 'jpg' : kind, bytes: clean.length, sha256 },
  };
}
