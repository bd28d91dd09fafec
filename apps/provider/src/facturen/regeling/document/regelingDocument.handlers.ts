import { inAccess } from '../../../access/inAccess.ts';
import { sendDocument } from '../../../documents/sendDocument.ts';
import type { StreamHandlers } from '../../../http/handlers.ts';
import { notFound } from '../../../http/refusal.ts';
import type { Services } from '../../../http/services.ts';
import { findRegelingDocument } from './regelingDocument.queries.ts';
import { toRegelingDocument } from './regelingDocument.rules.ts';

/** Creates the handler of arrangements as PDF, an extension, for their debtor. */
export function createRegelingDocumentHandlers({
  database,
  documents,
}: Pick<Services, 'database' | 'documents'>): Pick<StreamHandlers, 'getRegelingDocument'> {
  return {
    getRegelingDocument: async (
      { caller, signal, params: { regelingId }, query: { taal: language } },
      { reply },
    ) => {
      const { kept, now } = await inAccess(database, caller, async (access, transaction) => {
        const row = await findRegelingDocument(access, transaction, regelingId);
        if (!row) throw notFound();
        return { kept: toRegelingDocument(row, access, language), now: access.now };
      });
      return sendDocument(documents, { caller, signal }, reply, { kept, language, now });
    },
  };
}
