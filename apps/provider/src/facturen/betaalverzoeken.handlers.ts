import { inAccess, readInAccess } from '../access/inAccess.ts';
import type { Environment } from '../http/environment.ts';
import type { Handlers } from '../http/handlers.ts';
import { notFound } from '../http/refusal.ts';
import { getBetaalverzoek, listBetaalverzoeken } from './betaalverzoeken.queries.ts';
import { betaalverzoekInContract } from './betaalverzoeken.shape.ts';

/** Answers the calls about payment requests (§7). */
export function createBetaalverzoekHandlers({
  database,
}: Pick<Environment, 'database'>): Pick<Handlers, 'listBetaalverzoeken' | 'getBetaalverzoek'> {
  return {
    listBetaalverzoeken: async ({ caller }) => {
      const {
        rows: [rows],
      } = await readInAccess(database, caller, (access) => [listBetaalverzoeken(access)]);
      return { status: 200, betaalverzoeken: rows.map(betaalverzoekInContract) };
    },

    getBetaalverzoek: async ({ caller, params: { betaalkenmerk } }) => {
      const row = await inAccess(database, caller, (access, transaction) =>
        getBetaalverzoek(access, transaction, betaalkenmerk),
      );
      if (!row) throw notFound();
      return { status: 200, betaalverzoek: betaalverzoekInContract(row) };
    },
  };
}
