import { inAccess } from '../../access/inAccess.ts';
import { getNameOnDocument } from '../../documents/documents.queries.ts';
import { sendDocument } from '../../documents/sendDocument.ts';
import type { Services } from '../../http/services.ts';
import type { StreamHandlers } from '../../http/handlers.ts';
import { notFound } from '../../http/refusal.ts';
import { getDeclaratie } from '../detail/detail.queries.ts';
import { declaratieDetail } from '../detail/detail.shape.ts';
import { isBesluitWithoutAccount } from './besluit.queries.ts';
import { toBesluit } from './besluit.rules.ts';

/**
 * Creates the handler of the letter with a claim's decision, an extension, for everybody who sees the
 * claim.
 */
export function createBesluitHandlers({
  database,
  documents,
}: Pick<Services, 'database' | 'documents'>): Pick<StreamHandlers, 'getBesluit'> {
  return {
    getBesluit: async (
      { caller, signal, params: { id }, query: { taal: language } },
      { reply },
    ) => {
      const { kept, now } = await inAccess(database, caller, async (access, transaction) => {
        const row = await getDeclaratie(access, transaction, id, 'getBesluit');
        // The letter exists only once the claim is decided.
        if (row?.status !== 'AFGEHANDELD') throw notFound();
        const reader = await getNameOnDocument(access, transaction);
        const noAccount = await isBesluitWithoutAccount(access, transaction, row.relatienummer);
        const facts = { declaratie: declaratieDetail(row, access), reader, noAccount };
        return { kept: toBesluit(facts, access, language), now: access.now };
      });
      return sendDocument(documents, { caller, signal }, reply, { kept, language, now });
    },
  };
}
