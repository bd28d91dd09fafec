import type { Zorgpas } from '@mijn/contract/zorgpas';
import { brands } from '@mijn/domain/brands';
import { readInAccess } from '../access/inAccess.ts';
import type { Services } from '../http/services.ts';
import type { Handlers } from '../http/handlers.ts';
import { listZorgpassen, type ZorgpasRow } from './zorgpas.queries.ts';

/** Returns a pass in the contract's form (§3): surname with its prefix. */
function zorgpasInContract(row: ZorgpasRow): Zorgpas {
  return {
    bsn: row.bsn,
    relatieNummer: row.relatienummer,
    naam: row.opgemaakte_naam,
    geboorteDatum: row.geboortedatum.toString(),
    achternaam: [row.tussenvoegsel, row.achternaam].filter(Boolean).join(' '),
    voorletters: row.voorletters,
    zorgverzekeraarCode: row.uzovi,
    zorgverzekeraarOmschrijving: brands[row.merk].naam,
    identificatie: row.identificatie,
    vervalDatum: row.vervaldatum.toString(),
  };
}

/** Creates the handler of the call about health passes (§7). */
export function createZorgpasHandlers({
  database,
}: Pick<Services, 'database'>): Pick<Handlers, 'listZorgpassen'> {
  return {
    listZorgpassen: async ({ caller }) => {
      const {
        rows: [rows],
      } = await readInAccess(database, caller, (access) => [listZorgpassen(access)]);
      return { body: { zorgpassen: rows.map(zorgpasInContract) } };
    },
  };
}
