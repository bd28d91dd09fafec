import type { Language } from '@mijn/domain/language';
import type { FastifyReply } from 'fastify';
import { attachmentHeaders } from '../files/attachment.ts';
import { createPdf } from './createPdf.ts';
import type { KeptDocument } from './keptDocument.ts';

/** Answers a document as a PDF to keep, under its title; `now` is the insurer's instant. */
export async function sendDocument(
  reply: FastifyReply,
  kept: KeptDocument,
  language: Language,
  now: Temporal.Instant,
): Promise<FastifyReply> {
  const pdf = await createPdf(kept, language, now);
  return reply
    .headers({ ...attachmentHeaders(`${kept.title}.pdf`, 'pdf'), 'content-length': pdf.length })
    .send(pdf);
}
