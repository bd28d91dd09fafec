import { briefSubjects, type ListedDocument } from '@mijn/contract/documenten';
import { regelingKinds } from '@mijn/contract/regeling';
import { documentListKinds } from '@mijn/domain/queryFields';
import type { Access } from '../../access/access.ts';
import { inAccess, readInAccess } from '../../access/inAccess.ts';
import { sendDocument } from '../../documents/sendDocument.ts';
import type { Handlers, StreamHandlers } from '../../http/handlers.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { whyNoDocumenten } from '../indicators.rules.ts';
import {
  countDocumenten,
  type DocumentCountRow,
  type DocumentRow,
  listDocumenten,
} from './documenten.queries.ts';
import { findPolisblad } from './polisblad.queries.ts';
import { toPolisblad } from './polisblad.rules.ts';

/** @throws Refusal 403 with the reasons for callers whose documents are closed */
function refuseOthers(access: Access): void {
  const reasons = whyNoDocumenten(access);
  if (reasons.length > 0) throw new Refusal(403, reasons);
}

function documentInContract(row: DocumentRow, { viewer }: Access): ListedDocument {
  const isOwn = row.relatienummer === viewer;
  return {
    soort: row.soort,
    jaar: row.jaar,
    datum: row.datum,
    kenmerk: row.kenmerk,
    roepnaam: isOwn ? null : row.roepnaam,
    geboorteDatum: isOwn ? null : row.birth_date,
    zorgsoorten: row.zorgsoorten && [...row.zorgsoorten],
    brief: briefSubjects.find((subject) => row.soort === 'brief' && subject === row.detail) ?? null,
    regeling: regelingKinds.find((kind) => row.soort === 'regeling' && kind === row.detail) ?? null,
  };
}

// Sums over the people, whose numbers nobody needs apart.
function totals(rows: readonly DocumentCountRow[]) {
  const years = [...new Set(rows.map(({ jaar }) => jaar))];
  return years.flatMap((jaar) =>
    documentListKinds
      .map((soort) => ({
        jaar,
        soort,
        aantal: rows
          .filter((row) => row.jaar === jaar && row.soort === soort)
          .reduce((sum, { aantal }) => sum + aantal, 0),
      }))
      .filter(({ aantal }) => aantal > 0),
  );
}

/** Creates the handler of the list of documents (an extension). */
export function createDocumentHandlers({
  database,
}: Pick<Services, 'database'>): Pick<Handlers, 'listDocumenten'> {
  return {
    listDocumenten: async ({ caller, query }) => {
      const {
        access,
        rows: [counts, rows],
      } = await readInAccess(database, caller, (who) => {
        refuseOthers(who);
        return [countDocumenten(who), listDocumenten(who, query)];
      });
      return {
        status: 200,
        documenten: rows.map((row) => documentInContract(row, access)),
        aantallen: totals(counts),
      };
    },
  };
}

/** Creates the handler of policy sheets as PDF, an extension, for their verzekeringsnemer. */
export function createPolisbladHandlers({
  database,
  documents,
}: Pick<Services, 'database' | 'documents'>): Pick<StreamHandlers, 'getPolisblad'> {
  return {
    getPolisblad: async ({ caller, signal, params, query: { taal: language } }, { reply }) => {
      const { kept, now } = await inAccess(database, caller, async (access, transaction) => {
        const row = await findPolisblad(access, transaction, params);
        // In this order, so that a foreign number gets the answer of an unknown one.
        if (!row) throw notFound();
        refuseOthers(access);
        const { today } = access;
        return { kept: toPolisblad(row, params.jaartal, today, language), now: access.now };
      });
      return sendDocument(documents, { caller, signal }, reply, { kept, language, now });
    },
  };
}
