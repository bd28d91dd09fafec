import type { Brand } from '@mijn/domain/brands';

/** A fact with what it is called; `inDutch` when its words are the insurer's own, untranslated. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly inDutch?: boolean;
}

/** A cell of a table: what it says first, and what stands under it in small letters. */
export interface Cell {
  readonly text: string;
  readonly note?: string;
  readonly inDutch?: boolean;
}

/** A column: its share of the width (together 1), and whether it holds amounts, which end at its right. */
export interface Column {
  readonly header: string;
  readonly share: number;
  readonly number?: boolean;
}

/** A row; the last of a sum is bold. */
export interface Row {
  readonly cells: readonly Cell[];
  readonly bold?: boolean;
}

/** A part of a document, in the order in which it is read. */
export type Block =
  | { readonly kind: 'header'; readonly text: string }
  | { readonly kind: 'sentence'; readonly text: string; readonly inDutch?: boolean }
  /** What the whole document says, in one sentence. */
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly Row[] };

/** Everything that a document to keep says, under the letterhead of what is printed. */
export interface KeptDocument {
  readonly merk: Brand;
  readonly sender: string;
  /** For whom it was made, and on which day: `Sanne de Vries, 22 november 2026`. */
  readonly letterhead: string;
  /** What it is called, also as a file. */
  readonly title: string;
  readonly header: string;
  readonly introduction: string;
  readonly blocks: readonly Block[];
  /** What stands small below everything: by whom it was made, and on which day. */
  readonly lastLine: string;
}
