import type { FindingCode } from '@mijn/domain/meldingCodes';
import type { FileKind } from '../inspect/inspection.ts';

type Content = Buffer | (() => Buffer | Promise<Buffer>);

/** A file with its expected verdict. */
export interface SampleFile {
  readonly name: string;
  /** The bytes; large files are generated on demand. */
  readonly content: Content;
  /** All findings; empty for a file without remarks. */
  readonly findings: readonly FindingCode[];
  /** Kind of the stored file; null when it is refused. */
  readonly kept: FileKind | null;
  /** Whether the verdict is given during the upload, before the inspection. */
  readonly onlySent?: boolean;
}

/** A file that is accepted, possibly with findings that are not blocking. */
export function acceptedFile(
  name: string,
  kept: FileKind,
  content: Content,
  ...findings: FindingCode[]
): SampleFile {
  return { name, content, findings, kept };
}

/** A PDF of which only the pages are kept. */
export function cleanedFile(
  name: string,
  content: Content,
  ...findings: FindingCode[]
): SampleFile {
  return acceptedFile(name, 'pdf', content, ...findings);
}

/** A file that is refused. */
export function error(name: string, code: FindingCode, content: Content): SampleFile {
  return { name, content, findings: [code], kept: null };
}

/** The bytes of a file of the corpus. */
export async function contentOf({ content }: Pick<SampleFile, 'content'>): Promise<Buffer> {
  return typeof content === 'function' ? content() : content;
}
