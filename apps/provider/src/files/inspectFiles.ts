import type { ValidationMelding } from '@mijn/contract/declaraties';
import { rm } from 'node:fs/promises';
import type { FileKind, Finding, CleanFile } from './inspect/inspection.ts';
import type { FileService } from './fileService.ts';
import { isBlocking, meldingFor } from './meldingen.ts';
import type { ReceivedFile } from './received.ts';
import type { Place } from './turns.ts';
import type { ScanVerdict } from './virusScanner.ts';

/** A file with its verdict; `clean` holds what we keep of it, still in the work folder. */
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

// Of a file that is turned into another kind, its name says nothing.
function nameSaysOtherwise(name: string, kind: FileKind, findings: readonly Finding[]): Finding[] {
  if (findings.some(({ code }) => code === 'omgezet')) return [];
  const suffix = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (kindBySuffix[suffix] === kind) return [];
  return [{ code: 'andereSoort', detail: kind }];
}

/** Who looks at a file. */
type Inspectors = Pick<FileService, 'inspector' | 'virusScanner' | 'reportScanLimit'>;

/** Sending a file anew that the scanner never looks at is in vain: another photo may be smaller. */
const findingByVerdict: Readonly<Record<ScanVerdict, Finding | undefined>> = {
  clean: undefined,
  infected: { code: 'virus' },
  tooLarge: { code: 'teZwaar' },
};

/** Checks one file that arrived (docs/decisions.md §5). What we keep of it stands beside it. */
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
 * Checks files one after the other, each when it is this person's turn, gives their verdicts to `perform`,
 * and removes afterwards what `perform` did not take into keeping.
 * @throws Refusal 503 when the virus scanner that is configured gives no verdict, or the process that inspects
 * was lost or is not free in time; 408 when whoever asked has gone.
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
