import type { FileKind, FindingCode } from '../inspect/inspection.ts';

type Content = Buffer | (() => Buffer | Promise<Buffer>);

/** A file with the verdict it is to get. */
export interface SampleFile {
  readonly naam: string;
  /** Its bytes; large ones are made only when they are asked for. */
  readonly content: Content;
  /** Every finding; none when it is simply in order. */
  readonly findings: readonly FindingCode[];
  /** What is kept of it; null when it is refused. */
  readonly bewaard: FileKind | null;
  /** Its verdict is given while it arrives: the inspection itself knows nothing of it. */
  readonly onlySent?: boolean;
}

/** A file that is in order, apart from findings that do not stop it. */
export function good(
  naam: string,
  bewaard: FileKind,
  content: Content,
  ...findings: FindingCode[]
): SampleFile {
  return { naam, content, findings, bewaard };
}

/** A PDF of which we keep the pages only: what else was in it is gone. */
export function cleaned(naam: string, content: Content, ...findings: FindingCode[]): SampleFile {
  return good(naam, 'pdf', content, ...findings);
}

/** A file that is refused. */
export function error(naam: string, code: FindingCode, content: Content): SampleFile {
  return { naam, content, findings: [code], bewaard: null };
}

/** The bytes of a file of the corpus. */
export async function contentOf({ content }: Pick<SampleFile, 'content'>): Promise<Buffer> {
  return typeof content === 'function' ? content() : content;
}
