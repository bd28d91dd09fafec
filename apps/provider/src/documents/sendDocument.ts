import type { Language } from '@mijn/domain/language';
import type { FastifyReply } from 'fastify';
import { attachmentHeaders } from '../files/attachment.ts';
import type { DocumentAsker, DocumentDrawer } from './documentDrawer.ts';
import type { DocumentContent } from './documentContent.ts';

interface SentDocument {
  readonly kept: DocumentContent;
  readonly language: Language;
  readonly now: Temporal.Instant;
}

/**
 * Sends a document as PDF, with its title as file name. @throws Refusal as `DocumentDrawer.draw`
 * does
 */
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
