import { attachmentHeaders } from '../../files/attachment.ts';
import type { Environment } from '../../http/environment.ts';
import type { StreamHandlers } from '../../http/handlers.ts';
import { notFound } from '../../http/refusal.ts';
import { inAccess } from '../../access/inAccess.ts';
import { findConfirmation } from './confirmation.queries.ts';
import { toConfirmation } from './confirmation.rules.ts';
import { createPdf } from './createPdf.ts';

/** Answers the confirmation of a claim as a PDF to keep, an extension, for who sees the claim. */
export function createConfirmationHandlers({
  database,
}: Pick<Environment, 'database'>): Pick<StreamHandlers, 'getBevestiging'> {
  return {
    getBevestiging: async ({ caller, params: { id }, query: { taal } }, { reply }) => {
      const found = await inAccess(database, caller, async (access, transaction) => {
        const row = await findConfirmation(access, transaction, id);
        return row && { now: access.now, confirmation: toConfirmation(row, access, taal) };
      });
      if (!found) throw notFound();
      const { confirmation, now } = found;
      const pdf = await createPdf(confirmation, taal, now);
      return reply
        .headers({
          ...attachmentHeaders(`${confirmation.titel}.pdf`, 'pdf'),
          'content-length': pdf.length,
        })
        .send(pdf);
    },
  };
}
