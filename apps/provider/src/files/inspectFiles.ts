import type { ValidationMelding } from '@mijn/contract/declaraties';
import { rm } from 'node:fs/promises';
import type { FileKind, Finding, CleanFile } from './inspect/inspection.ts';
import type { FileService } from './fileService.ts';
import { isBlocking, meldingFor } from './meldingen.ts';
import type { ReceivedFile } from './received.ts';
import type { Place } from './turns.ts';
import type { ScanVerdict } from './virusScanner.ts';

/** A file with its verdict; `clean` is the re-encoded file, still in the work folder. */
export interface InspectedFile {
  readonly name: string;
  readonly meldingen: readonly ValidationMelding[];
  readonly clean: (CleanFile & { readonly path: string }) | null;
}

const kindBySuffix: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
};

// The name of a converted file still has its original suffix, so it is no contradiction.
function nameSaysOtherwise(name: string, kind: FileKind, findings: readonly Finding[]): Finding[] {
  if (findings.some(({ code }) => code === 'omgezet')) return [];
  const suffix = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (kindBySuffix[suffix] === kind) return [];
  return [{ code: 'andereSoort', detail: kind }];
}

/** The services that inspect a file. */
type Inspectors = Pick<FileService, 'inspector' | 'virusScanner' | 'reportScanLimit'>;

/** A file above the scanner's limit is too large: sending it again is useless, another photo may be smaller. */
const findingByVerdict: Readonly<Record<ScanVerdict, Finding | undefined>> = {
  clean: undefined,
  infected: { code: 'virus' },
  tooLarge: { code: 'teZwaar' },
};

/** Inspects an uploaded file (docs/decisions.md §5). Writes the re-encoded file next to it. */
async function inspectReceived(
  { inspector, virusScanner, reportScanLimit }: Inspectors,
  { name, path, bytes, sha256, isTooLarge }: ReceivedFile,
  signal: AbortSignal,
): Promise<InspectedFile> {
  const beforehand: Finding | undefined = isTooLarge
    ? { code: 'teGroot' }
    : bytes === 0
      ? { code: 'leeg' }
      : undefined;
  if (beforehand) return { name, meldingen: [meldingFor(beforehand)], clean: null };
  const verdict = await virusScanner?.inspect(path, signal);
  if (verdict === 'tooLarge') reportScanLimit();
  const refused = verdict && findingByVerdict[verdict];
  if (refused) return { name, meldingen: [meldingFor(refused)], clean: null };
  const target = cleanPath(path);
  const { findings, clean } = await inspector.inspect({ path, sha256 }, target, signal);
  const all = clean ? [...findings, ...nameSaysOtherwise(name, clean.kind, findings)] : findings;
  const meldingen = all.map(meldingFor);
  if (!clean || all.some(isBlocking)) return { name, meldingen, clean: null };
  return { name, meldingen, clean: { ...clean, path: target } };
}

function cleanPath(path: string): string {
  return `${path}.clean`;
}

/**
 * Inspects files in sequence, each in this person's turn, passes the verdicts to `perform`, and removes the re-encoded
 * files that `perform` did not store.
 * @throws Refusal 503 when the configured virus scanner gives no verdict, or the inspection process was lost or is not
 * available in time; 408 when the client has gone
 */
export async function withInspectedFiles<T>(
  inspectors: Inspectors,
  place: Place,
  files: readonly ReceivedFile[],
  perform: (inspected: readonly InspectedFile[]) => Promise<T>,
): Promise<T> {
  try {
    const inspected: InspectedFile[] = [];
    for (const file of files) {
      inspected.push(await place.take(() => inspectReceived(inspectors, file, place.signal)));
    }
    return await perform(inspected);
  } finally {
    await Promise.all(files.map(({ path }) => rm(cleanPath(path), { force: true })));
  }
}
