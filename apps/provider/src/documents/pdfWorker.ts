import type { Language } from '@mijn/domain/language';
import { createPdf } from './createPdf.ts';
import type { DocumentContent } from './documentContent.ts';

export interface PdfTask {
  readonly kept: DocumentContent;
  readonly language: Language;
  /** Insurer's instant, milliseconds since 1970. */
  readonly createdAt: number;
}

/** Draws a document; runs in a worker thread, because it takes some 70 ms of processor time. */
export async function drawPdf({ kept, language, createdAt }: PdfTask): Promise<Uint8Array> {
  return createPdf(kept, language, Temporal.Instant.fromEpochMilliseconds(createdAt));
}
