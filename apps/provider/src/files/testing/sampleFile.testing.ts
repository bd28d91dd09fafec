import type { FindingCode } from '@mijn/domain/meldingCodes';
import type { FileKind } from '../inspect/inspection.ts';

type Content = Buffer | (() => Buffer | Promise<Buffer>);

/** A file with the verdict it is to get. */
export interface SampleFile {
  readonly name: string;
  /** Its bytes; large ones are made only when they are asked for. */
  readonly content: Content;
  /** Every finding; none when it is simply in order. */
  readonly findings: readonly FindingCode[];
  /** What is kept of it; null when it is refused. */
  readonly kept: FileKind | null;
  /** Its verdict is given while it arrives: the inspection itself knows nothing of it. */
  readonly onlySent?: boolean;
}

/** A file that is in order, apart from findings that do not stop it. */
export function good(
  name: string,
  kept: FileKind,
  content: Content,
  ...findings: FindingCode[]
): SampleFile {
  return { name, content, findings, kept };
}

/** A PDF of which we keep the pages only: what else was in it is gone. */
export function cleaned(name: string, content: Content, ...findings: FindingCode[]): SampleFile {
  return good(name, 'pdf', content, ...findings);
}

/** A file that is refused. */
export function error(name: string, code: FindingCode, content: Content): SampleFile {
  return { name, content, findings: [code], kept: null };
}

/** The bytes of a file of the corpus. */
export async function contentOf({ content }: Pick<SampleFile, 'content'>): Promise<Buffer> {
  return typeof content === 'function' ? content() : content;
}
