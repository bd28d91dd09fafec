import type { OpenVraag } from '@mijn/contract/vragen';
import { isUuid } from '@mijn/domain/values';
import { inAccess, readInAccess } from '../access/inAccess.ts';
import type { Handlers } from '../http/handlers.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Services } from '../http/services.ts';
import { inJob } from '../jobs/jobTransaction.ts';
import {
  answerVraag,
  findOpenVraag,
  listOpenVragen,
  type OpenVraagRow,
} from './jobs/openVragen.queries.ts';
import { stelVraag } from './stelVraag.ts';
import { listVragen } from './vragen.queries.ts';
import { toVraag } from './vragen.rules.ts';

type VraagCall = 'stelVraag' | 'listVragen' | 'listOpenVragen' | 'getOpenVraag' | 'beantwoordVraag';

/** @throws Refusal 401 without a member of staff, which the reader of the token has checked */
function staffOf(actor: string | undefined): string {
  if (actor === undefined) throw new Refusal(401);
  return actor;
}

// Picks the fields, because a row has more than is sent.
function toSubject(row: OpenVraagRow): OpenVraag {
  const { vraagId, onderwerp, kenmerk, regel, sent_at, uiterlijkOp } = row;
  return { vraagId, onderwerp, kenmerk, regel, verstuurdOp: sent_at.toString(), uiterlijkOp };
}

/** Creates the handlers of questions to the insurer, and of staff who answer them (extensions). */
export function createVraagHandlers({
  database,
  jobPool,
  enqueue,
}: Pick<Services, 'database' | 'jobPool' | 'enqueue'>): Pick<Handlers, VraagCall> {
  return {
    stelVraag: async ({ caller, body }) => {
      const stored = await inAccess(database, caller, (access, transaction) => {
        const vraag = toVraag(body, access);
        if (!vraag) throw new Refusal(400);
        return stelVraag(access, transaction, vraag, enqueue);
      });
      return { status: 200, ...stored };
    },

    listVragen: async ({ caller, query: { offset } }) => {
      const {
        rows: [rows],
      } = await readInAccess(database, caller, (access) => [listVragen(access, offset)]);
      return {
        status: 200,
        vragen: rows.map((row) => ({
          ...toSubject(row),
          tekst: row.tekst,
          status: row.status,
          antwoord: row.antwoord,
          beantwoordOp: row.answered_at?.toString() ?? null,
        })),
      };
    },

    listOpenVragen: () =>
      inJob(jobPool, async (transaction) => {
        const { vragen, vandaag } = await listOpenVragen(transaction, database.now());
        return {
          status: 200,
          vandaag,
          totaal: vragen[0]?.totaal ?? 0,
          vragen: vragen.map((row) => toSubject(row)),
        };
      }),

    getOpenVraag: async ({ params: { vraagId }, actor }) => {
      if (!isUuid(vraagId)) throw notFound();
      const found = await inJob(jobPool, (transaction) =>
        findOpenVraag(transaction, vraagId, staffOf(actor)),
      );
      if (!found) throw notFound();
      const { tekst, opgemaakteNaam, bsn, budgetVan } = found;
      const vraag = { ...toSubject(found), tekst, opgemaakteNaam, bsn, budgetVan };
      return { status: 200, vraag };
    },

    beantwoordVraag: async ({ params: { vraagId }, body: { antwoord }, actor }) => {
      if (!isUuid(vraagId)) throw notFound();
      const outcome = await inJob(jobPool, (transaction) =>
        answerVraag(transaction, vraagId, {
          antwoord,
          actor: staffOf(actor),
          now: database.now(),
        }),
      );
      if (outcome === 'unknown') throw notFound();
      if (outcome === 'closed') throw new Refusal(409);
      return { status: 200 };
    },
  };
}
