import { inAccess } from '../../access/inAccess.ts';
import { getNameOnDocument } from '../../documents/documents.queries.ts';
import { sendDocument } from '../../documents/sendDocument.ts';
import type { Services } from '../../http/services.ts';
import type { StreamHandlers } from '../../http/handlers.ts';
import { notFound } from '../../http/refusal.ts';
import { getFactuur } from '../details/factuurdetails.queries.ts';
import { factuurInContract } from '../details/factuurdetails.shape.ts';
import { toFactuurDocument } from './document.rules.ts';

/** Creates the handler of invoices as PDF, an extension, for their debtor. */
export function createFactuurDocumentHandlers({
  database,
  documents,
}: Pick<Services, 'database' | 'documents'>): Pick<StreamHandlers, 'getFactuurDocument'> {
  return {
    getFactuurDocument: async (
      { caller, signal, params: { factuurkenmerk }, query: { taal: language } },
      { reply },
    ) => {
      const { kept, now } = await inAccess(database, caller, async (access, transaction) => {
        const row = await getFactuur(
          access,
          transaction,
          factuurkenmerk,
          null,
          'getFactuurDocument',
        );
        if (!row) throw notFound();
        const reader = await getNameOnDocument(access, transaction);
        const factuur = factuurInContract(row, access);
        return { kept: toFactuurDocument(factuur, reader, access, language), now: access.now };
      });
      return sendDocument(documents, { caller, signal }, reply, { kept, language, now });
    },
  };
}
