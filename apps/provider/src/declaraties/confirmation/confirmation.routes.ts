import { restPaths } from '@mijn/contract/restPaths';
import { languages } from '@mijn/domain/language';
import { z } from 'zod';
import { attachmentHeaders } from '../../files/attachment.ts';
import type { App, Environment } from '../../http/environment.ts';
import { notFound } from '../../http/refusal.ts';
import { inAccess } from '../../access/inAccess.ts';
import { findConfirmation } from './confirmation.queries.ts';
import { toConfirmation } from './confirmation.rules.ts';
import { createPdf } from './createPdf.ts';

/**
 * Registers `GET /uitbreidingen/declaraties/{id}/bevestiging?taal=`, an extension: the confirmation of
 * a claim as a PDF to keep, for who sees the claim.
 */
export function registerConfirmation(app: App, { database }: Pick<Environment, 'database'>): void {
  app.get(
    restPaths.confirmation,
    {
      schema: {
        operationId: 'getBevestiging',
        tags: ['declaraties', 'uitbreidingen'],
        produces: ['application/pdf'],
        params: z.object({ id: z.string() }),
        querystring: z.strictObject({ taal: z.enum(languages).default('nl') }),
      },
    },
    async ({ caller, params: { id }, query: { taal } }, reply) => {
      const found = await inAccess(database, caller, async (access, transaction) => {
        const row = id.includes('\0') ? undefined : await findConfirmation(access, transaction, id);
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
  );
}
