import type { Bericht } from '@mijn/contract/berichten';
import { isUuid } from '@mijn/domain/values';
import { centsToEuros } from '@mijn/domain/money';
import type { Access, Caller } from '../../access/access.ts';
import { maySeeCareOfDeclaratie } from '../../access/visibility.rules.ts';
import { inAccess, readInAccess, type Transaction } from '../../access/inAccess.ts';
import type { Services } from '../../http/services.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import {
  type BerichtRow,
  getBerichtenChoice,
  listBerichten,
  markBerichtenRead,
  saveBerichtenChoice,
} from './berichten.queries.ts';
import { normalizeEndpoint } from '../../push/pushAddress.ts';
import { addPushSubscription, listPushHashes, removePushSubscriptions } from './push.queries.ts';

function betaalverzoekInBericht(row: BerichtRow): Bericht['betaalverzoek'] {
  const { titel, facturen, being_paid: inBehandeling, set_off: verrekend } = row;
  return titel === null ? null : { titel, facturen: [...facturen], inBehandeling, verrekend };
}

/**
 * Returns a message in the contract's form; the care only where the reader may see it
 * (docs/decisions.md §2).
 */
function berichtInContract(row: BerichtRow, access: Access): Bericht {
  const { indiener, relatienummer } = row;
  const seesCare = indiener !== null && maySeeCareOfDeclaratie(access, { relatienummer, indiener });
  return {
    berichtId: row.bericht_id,
    soort: row.soort,
    datum: row.told_on,
    gelezen: row.is_read,
    kenmerk: row.kenmerk,
    bedrag: row.bedrag === null ? null : centsToEuros(row.bedrag),
    dag: row.dag,
    roepnaam: relatienummer === access.viewer ? null : row.roepnaam,
    geboorteDatum: relatienummer === access.viewer ? null : row.birth_date,
    zorgsoorten: seesCare && row.zorgsoorten ? [...row.zorgsoorten] : null,
    gedaan: row.done,
    gedaanOp: row.done ? row.done_on : null,
    mislukt: row.failed,
    teruggeboekt: row.returned,
    herincassoOp: row.again_on,
    vervallen: row.lapsed,
    regeling: [...row.regeling],
    jaar: row.jaar,
    factuur: row.factuur,
    betaalverzoek: betaalverzoekInBericht(row),
    achterstand: row.achterstand,
    machtiging: row.machtiging,
    briefId: row.brief_id,
  };
}

type BerichtenCall =
  | 'listBerichten'
  | 'markBerichtenRead'
  | 'chooseBerichten'
  | 'startPush'
  | 'stopPush';

type Change = (access: Access, transaction: Transaction) => Promise<void>;

function changesIn(database: Services['database']) {
  return async (caller: Caller, perform: Change) => {
    await inAccess(database, caller, perform);
    return { status: 200 };
  };
}

/** Creates the handlers of messages and notification settings (extensions). */
export function createBerichtenHandlers({
  database,
  pusher,
}: Pick<Services, 'database' | 'pusher'>): Pick<Handlers, BerichtenCall> {
  const change = changesIn(database);
  return {
    listBerichten: async ({ caller, query: { offset } }) => {
      const {
        access,
        rows: [rows, [choice], hashes],
      } = await readInAccess(database, caller, (who) => [
        listBerichten(who, offset),
        getBerichtenChoice(who),
        listPushHashes(who),
      ]);
      return {
        status: 200,
        berichten: rows.map((row) => berichtInContract(row, access)),
        mail: choice?.mail ?? false,
        pushSleutel: pusher?.publicKey ?? null,
        pushHashes: hashes.map(({ hash }) => hash),
      };
    },

    markBerichtenRead: ({ caller, body: { berichtId = null, eerdere = false } }) =>
      change(caller, async (access, transaction) => {
        if (berichtId !== null && !isUuid(berichtId)) throw notFound();
        const read = { berichtId, earlier: eerdere };
        if (!(await markBerichtenRead(access, transaction, read, database.now()))) throw notFound();
      }),

    chooseBerichten: ({ caller, body: { mail } }) =>
      change(caller, (access, transaction) => saveBerichtenChoice(access, transaction, mail)),

    startPush: ({ caller, body }) =>
      change(caller, async (access, transaction) => {
        if (!pusher) throw notFound();
        const address = pusher.normalize(body);
        if (!address) throw new Refusal(400);
        await addPushSubscription(access, transaction, address);
      }),

    stopPush: ({ caller, body: { endpoint } }) =>
      change(caller, (access, transaction) =>
        removePushSubscriptions(
          access,
          transaction,
          endpoint === undefined ? null : (normalizeEndpoint(endpoint) ?? endpoint),
        ),
      ),
  };
}
