import type { FindingCode } from '@mijn/domain/meldingCodes';

/** The kinds of files we keep; the content decides, never the name (docs/decisions.md §5). */
export type FileKind = 'pdf' | 'jpg' | 'png';

/** The kinds of files we take; of heic we keep a jpg. */
export type InputKind = FileKind | 'heic';

/** A finding; `detail` goes into its text (a kind of file, a number). */
export interface Finding {
  readonly code: FindingCode;
  readonly detail?: string;
}

/** What is kept of a file that is in order. */
export interface CleanFile {
  readonly kind: FileKind;
  readonly bytes: number;
  /** SHA-256 of what is kept, in hex. */
  readonly sha256: string;
}

/** The verdict on one file. `clean` is null when a finding stops it. */
export interface Inspection {
  readonly findings: readonly Finding[];
  readonly clean: CleanFile | null;
}
