import type { FindingCode } from '@mijn/domain/meldingCodes';

/** Kinds of files that are stored; determined by content, never by name (docs/decisions.md §5). */
export type FileKind = 'pdf' | 'jpg' | 'png';

/** Kinds of files that are accepted; heic is stored as jpg. */
export type InputKind = FileKind | 'heic';

/** A finding; `detail` is inserted into its text (a kind of file, a number). */
export interface Finding {
  readonly code: FindingCode;
  readonly detail?: string;
}

/** The re-encoded file. */
export interface CleanFile {
  readonly kind: FileKind;
  readonly bytes: number;
  /** SHA-256 of the re-encoded file, in hex. */
  readonly sha256: string;
}

/** Verdict on a file. `clean` is null when a finding is blocking. */
export interface Inspection {
  readonly findings: readonly Finding[];
  readonly clean: CleanFile | null;
}
