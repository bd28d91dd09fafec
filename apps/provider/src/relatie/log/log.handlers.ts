import type { Inzage } from '@mijn/contract/relatieLog';
import { readInAccess } from '../../access/inAccess.ts';
import type { Services } from '../../http/services.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type InzageRow, linesPerPage, listInzagen, listWijzigingen } from './log.queries.ts';

// Staff take precedence, because they act on behalf of a person.
function viewerKind({ by_self, by_staff, by_representative }: InzageRow): Inzage['wie'] {
  if (by_staff) return 'medewerker';
  if (by_representative) return 'gemachtigde';
  return by_self ? 'zelf' : 'verzekeringsnemer';
}

/** Creates the handlers of the change history and the log of access (extensions). */
export function createRelatieLogHandlers({
  database,
}: Pick<Services, 'database'>): Pick<Handlers, 'listWijzigingen' | 'listInzagen'> {
  return {
    listWijzigingen: async ({ caller, query: { offset } }) => {
      const {
        rows: [rows],
      } = await readInAccess(database, caller, (access) => [listWijzigingen(access, offset)]);
      const wijzigingen = rows.map(({ tijdstip, by_self, veld, van, naar }) => ({
        tijdstip: tijdstip.toString(),
        door: by_self ? ('zelf' as const) : ('medewerker' as const),
        veld,
        van,
        naar,
      }));
      return { status: 200, wijzigingen };
    },

    listInzagen: async ({ caller, query: { bladzijde } }) => {
      const {
        rows: [rows],
      } = await readInAccess(database, caller, (access) => [
        listInzagen(access, database.now(), bladzijde),
      ]);
      const inzagen = rows.map((row) => ({
        dag: row.dag.toString(),
        laatst: row.latest.toString(),
        aantal: row.times,
        wie: viewerKind(row),
        naam: row.naam,
        reden: row.by_staff ? row.reden : null,
        operatie: row.operatie,
      }));
      const bladzijden = Math.ceil((rows[0]?.lines ?? 0) / linesPerPage);
      return { status: 200, inzagen, bladzijden };
    },
  };
}
