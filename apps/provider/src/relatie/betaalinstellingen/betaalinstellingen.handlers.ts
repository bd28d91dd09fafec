import type { CallInput } from '@mijn/contract/calls';
import { maskIban } from '@mijn/domain/iban';
import type { Access } from '../../access/access.ts';
import { inAccess, readInAccess, type Transaction } from '../../access/inAccess.ts';
import { toLogged } from '../../http/errorResponse.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { whyNoBetaalinstellingen } from '../indicators.rules.ts';
import {
  type BetaalinstellingenRow,
  getBetaalinstellingen,
  updateRekening,
} from './betaalinstellingen.queries.ts';

/** @throws Refusal 403 with the reasons for callers who may neither see nor change this */
function refuseOthers(access: Access): void {
  const reasons = whyNoBetaalinstellingen(access);
  if (reasons.length > 0) throw new Refusal(403, reasons);
}

async function readNow(access: Access, { query }: Transaction): Promise<BetaalinstellingenRow> {
  refuseOthers(access);
  const { statement, values } = getBetaalinstellingen(access);
  const [row] = await query<BetaalinstellingenRow>(statement, values);
  if (!row) throw notFound();
  return row;
}

type RekeningBody = CallInput<'wijzigRekening'>['body'];

// A repeat of a change that was made is no other one.
function isAsAsked({ iban, iban_naam }: BetaalinstellingenRow, asked: RekeningBody): boolean {
  return iban === asked.iban && iban_naam === asked.naam;
}

/** Creates the handlers of how a person pays and is paid (extensions). */
export function createBetaalinstellingHandlers({
  database,
  checkNaam,
  log,
}: Pick<Services, 'database' | 'checkNaam' | 'log'>): Pick<
  Handlers,
  'getBetaalinstellingen' | 'wijzigRekening'
> {
  const compareName = async ({ iban, naam }: RekeningBody) =>
    checkNaam?.(iban, naam).catch((error: unknown) => {
      log.warn({ error: toLogged(error) }, 'the name of an account could not be compared');
      return undefined;
    });
  return {
    getBetaalinstellingen: async ({ caller }) => {
      const {
        rows: [[row]],
      } = await readInAccess(database, caller, (access) => {
        refuseOthers(access);
        return [getBetaalinstellingen(access)];
      });
      if (!row) throw notFound();
      const { versie, iban, iban_naam, payouts_from } = row;
      return {
        status: 200,
        betaalinstellingen: {
          versie,
          rekening: iban === null ? null : { iban: maskIban(iban), naam: iban_naam },
          uitbetalenVanaf: payouts_from?.toString() ?? null,
        },
      };
    },

    wijzigRekening: async ({ caller, body }) => {
      const isDone = await inAccess(database, caller, async (access, transaction) => {
        const row = await readNow(access, transaction);
        if (!isAsAsked(row, body) && row.versie !== body.versie) throw new Refusal(409);
        return isAsAsked(row, body);
      });
      if (isDone) return { status: 200, naamcontrole: 'gelijk', gewijzigd: true };
      const naamcontrole = (await compareName(body)) ?? 'onbekend';
      const gewijzigd = naamcontrole === 'gelijk' || body.akkoord;
      if (gewijzigd) {
        await inAccess(database, caller, async (access, transaction) => {
          const row = await readNow(access, transaction);
          if (await updateRekening(access, transaction, row, body)) return;
          // A second click may have been first.
          if (!isAsAsked(await readNow(access, transaction), body)) throw new Refusal(409);
        });
      }
      return { status: 200, naamcontrole, gewijzigd };
    },
  };
}
