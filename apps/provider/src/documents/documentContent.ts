import type { Brand } from '@mijn/domain/brands';

/** A named value; `inDutch` marks untranslated text of the insurer. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly inDutch?: boolean;
}

/** A table cell: its text, and a note below it in small print. */
export interface Cell {
  readonly text: string;
  readonly note?: string;
  readonly inDutch?: boolean;
}

/** A column: its share of the width (of 1), and whether it holds right-aligned amounts. */
export interface Column {
  readonly header: string;
  readonly share: number;
  readonly number?: boolean;
}

export interface Row {
  readonly cells: readonly Cell[];
  readonly bold?: boolean;
}

export type Block =
  | { readonly kind: 'header'; readonly text: string }
  | { readonly kind: 'sentence'; readonly text: string; readonly inDutch?: boolean }
  /** Summary of the document in one sentence. */
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly Row[] };

/** Content of a document, below the letterhead of the brand. */
export interface DocumentContent {
  readonly merk: Brand;
  readonly sender: string;
  /** Reader and day: `Sanne de Vries, 22 november 2026`. */
  readonly letterhead: string;
  readonly title: string;
  readonly header: string;
  readonly introduction: string;
  readonly blocks: readonly Block[];
  /** Small print at the end: the sender and the day. */
  readonly lastLine: string;
}
