import { readInAccess } from '../access/inAccess.ts';
import type { Services } from '../http/services.ts';
import type { Handlers } from '../http/handlers.ts';
import { notFound } from '../http/refusal.ts';
import { getRelatie, listVerzekerden } from './relatie.queries.ts';
import { relatieForRepresentative, relatieInContract } from './relatie.shape.ts';
import { sealState } from './state.ts';

/** Creates the handlers of the person and the people insured with them (§7). */
export function createRelatieHandlers({
  database,
  stateKeys,
}: Services): Pick<Handlers, 'getRelatie' | 'getVerzekerdenPerJaartal'> {
  return {
    getRelatie: async ({ caller }) => {
      const {
        access,
        rows: [[row]],
      } = await readInAccess(database, caller, (who) => [getRelatie(who)]);
      if (!row) throw notFound();
      return {
        status: { status: 200 },
        relatie: access.gemachtigd
          ? relatieForRepresentative(row, access, access.gemachtigd)
          : relatieInContract(row, access),
        // A representative changes nothing of the person's details.
        _state: access.gemachtigd ? '' : sealState(stateKeys, row),
      };
    },

    getVerzekerdenPerJaartal: async ({ caller, query: { relatienummer, jaartal } }) => {
      const {
        access,
        rows: [rows],
      } = await readInAccess(database, caller, (who) => [
        listVerzekerden(who, relatienummer ?? who.viewer, jaartal ?? who.today.year),
      ]);
      if (rows.length === 0) throw notFound();
      const verzekerden = rows
        .filter(({ insured }) => insured)
        .map((row) => ({
          relatienummer: row.relatienummer,
          opgemaakteNaam: row.opgemaakte_naam,
          geboorteDatum: row.geboortedatum.toString(),
          ...(row.since && { verzekerdSinds: row.since.toString() }),
        }));
      return { verzekerdenPerJaartal: { jaar: jaartal ?? access.today.year, verzekerden } };
    },
  };
}
