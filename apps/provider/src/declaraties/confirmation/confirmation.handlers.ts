import { getNameOnDocument } from '../../documents/documents.queries.ts';
import { sendDocument } from '../../documents/sendDocument.ts';
import type { Services } from '../../http/services.ts';
import type { StreamHandlers } from '../../http/handlers.ts';
import { notFound } from '../../http/refusal.ts';
import { inAccess } from '../../access/inAccess.ts';
import { findConfirmation } from './confirmation.queries.ts';
import { toConfirmation } from './confirmation.rules.ts';

/** Creates the handler of a claim's confirmation as PDF, an extension, for everybody who sees the claim. */
export function createConfirmationHandlers({
  database,
  documents,
}: Pick<Services, 'database' | 'documents'>): Pick<StreamHandlers, 'getBevestiging'> {
  return {
    getBevestiging: async (
      { caller, signal, params: { id }, query: { taal: language } },
      { reply },
    ) => {
      const found = await inAccess(database, caller, async (access, transaction) => {
        const row = await findConfirmation(access, transaction, id);
        if (!row) throw notFound();
        const reader = await getNameOnDocument(access, transaction);
        return { now: access.now, kept: toConfirmation(row, access, reader, language) };
      });
      return sendDocument(documents, { caller, signal }, reply, { ...found, language });
    },
  };
}
