import type { Language } from '@mijn/domain/language';
import type { FastifyReply } from 'fastify';
import { attachmentHeaders } from '../files/attachment.ts';
import type { DocumentAsker, DocumentDrawer } from './documentDrawer.ts';
import type { KeptDocument } from './keptDocument.ts';

/** A document as it is answered. */
interface SentDocument {
  readonly kept: KeptDocument;
  readonly language: Language;
  /** The insurer's instant. */
  readonly now: Temporal.Instant;
}

/** Answers a document as a PDF to keep, under its title. @throws Refusal as `DocumentDrawer.draw` does */
export async function sendDocument(
  documents: Pick<DocumentDrawer, 'draw'>,
  asker: DocumentAsker,
  reply: FastifyReply,
  { kept, language, now }: SentDocument,
): Promise<FastifyReply> {
  const task = { kept, language, createdAt: now.epochMilliseconds };
  const pdf = await documents.draw(task, asker);
  return reply
    .headers({ ...attachmentHeaders(`${kept.title}.pdf`, 'pdf'), 'content-length': pdf.length })
    .send(pdf);
}
