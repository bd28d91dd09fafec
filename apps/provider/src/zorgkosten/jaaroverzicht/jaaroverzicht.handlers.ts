import { inAccess } from '../../access/inAccess.ts';
import { getNameOnDocument } from '../../documents/documents.queries.ts';
import { sendDocument } from '../../documents/sendDocument.ts';
import { listFacturen } from '../../facturen/facturen.queries.ts';
import { factuurInList } from '../../facturen/facturen.shape.ts';
import type { Services } from '../../http/services.ts';
import type { StreamHandlers } from '../../http/handlers.ts';
import { notFound } from '../../http/refusal.ts';
import { listZorgkosten } from '../zorgkosten.queries.ts';
import { zorgkostenInContract } from '../zorgkosten.rules.ts';
import { toJaaroverzicht } from './jaaroverzicht.rules.ts';

/**
 * Creates the handler of the year overview as PDF, an extension. It uses the reads of care costs
 * and invoices, and is logged as those.
 */
export function createJaaroverzichtHandlers({
  database,
  documents,
}: Pick<Services, 'database' | 'documents'>): Pick<StreamHandlers, 'getJaaroverzicht'> {
  return {
    getJaaroverzicht: async ({ caller, signal, params, query: { taal: language } }, { reply }) => {
      const { kept, now } = await inAccess(database, caller, async (access, transaction) => {
        const { query } = transaction;
        const care = listZorgkosten(access, params);
        const rows = await query<RowOf<typeof care>>(care.statement, care.values);
        if (rows.length === 0) throw notFound();
        const bills = listFacturen(access);
        const facturen = await query<RowOf<typeof bills>>(bills.statement, bills.values);
        const facts = {
          year: params.jaartal,
          naam: await getNameOnDocument(access, transaction, params.relatienummer),
          reader: await getNameOnDocument(access, transaction),
          regels: rows.filter((row) => row.nummer !== null).map(zorgkostenInContract),
          facturen: facturen.map(factuurInList),
        };
        return { kept: toJaaroverzicht(facts, access, language), now: access.now };
      });
      return sendDocument(documents, { caller, signal }, reply, { kept, language, now });
    },
  };
}

type RowOf<R> = R extends { readonly row?: infer Row } ? Exclude<Row, undefined> & object : never;
