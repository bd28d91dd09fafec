import { inAccess } from '../../access/inAccess.ts';
import { sendDocument } from '../../documents/sendDocument.ts';
import type { StreamHandlers } from '../../http/handlers.ts';
import { notFound } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { toBriefDocument } from './briefDocument.ts';
import { findBrief } from './brieven.queries.ts';

/** Creates the handler of letters as PDF, an extension, for their addressee. */
export function createBriefHandlers({
  database,
  documents,
}: Pick<Services, 'database' | 'documents'>): Pick<StreamHandlers, 'getBriefDocument'> {
  return {
    getBriefDocument: async (
      { caller, signal, params: { briefId }, query: { taal: language } },
      { reply },
    ) => {
      const { brief, now } = await inAccess(database, caller, async (access, transaction) => ({
        brief: await findBrief(access, transaction, briefId),
        now: access.now,
      }));
      if (!brief) throw notFound();
      return sendDocument(documents, { caller, signal }, reply, {
        kept: toBriefDocument(brief, language),
        language,
        now,
      });
    },
  };
}
