import type { Machtiging } from '@mijn/contract/machtiging';
import { bereiken } from '@mijn/domain/machtiging';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@mijn/domain/values';
import { inAccess, readInAccess } from '../../access/inAccess.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import {
  addMachtiging,
  type CandidateRow,
  listCandidates,
  listMachtigingen,
  type MachtigingRow,
  removeMachtiging,
} from './machtigingen.queries.ts';

const inContract = (row: MachtigingRow): Machtiging => ({
  machtigingId: row.machtiging_id,
  naam: row.naam,
  bereik: bereiken.filter((one) => row.bereik.includes(one)),
  sinds: row.sinds.toString(),
  totEnMet: row.last_day?.toString() ?? null,
  via: row.grond,
});

/** Returns the names of a candidate to one caller, by key: the caller does not know the relatienummer. */
const candidateNames = (keys: readonly Buffer[], viewer: string, relatienummer: string) =>
  keys.map((key) =>
    createHmac('sha256', key).update(`kandidaat ${viewer} ${relatienummer}`).digest('base64url'),
  );

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Creates the handlers of acting for somebody else: who may, and giving and ending it (extensions). */
export function createMachtigingHandlers({
  database,
  stateKeys,
}: Pick<Services, 'database' | 'stateKeys'>): Pick<
  Handlers,
  'listMachtigingen' | 'geefMachtiging' | 'trekMachtigingIn'
> {
  return {
    listMachtigingen: async ({ caller }) => {
      const {
        access: { today, viewer },
        rows: [rows, candidates],
      } = await readInAccess(database, caller, (access) => [
        listMachtigingen(access),
        listCandidates(access),
      ]);
      return {
        status: 200,
        gegeven: rows.filter(({ given }) => given).map(inContract),
        gekregen: rows.filter(({ given }) => !given).map(inContract),
        kandidaten: candidates.map(({ relatienummer, naam }) => ({
          kandidaat: candidateNames(stateKeys, viewer, relatienummer)[0] ?? '',
          naam,
        })),
        einddagen: [1, 3, 6, 12].map((months) => today.add({ months }).toString()),
      };
    },

    geefMachtiging: ({ caller, body: { kandidaat, bereik, totEnMet } }) =>
      inAccess(database, caller, async (access, transaction) => {
        const lastDay = Temporal.PlainDate.from(totEnMet);
        const latest = access.today.add({ years: 1 });
        if (
          Temporal.PlainDate.compare(lastDay, access.today) < 0 ||
          Temporal.PlainDate.compare(lastDay, latest) > 0
        )
          throw new Refusal(400);
        const scopes = bereiken.filter((one) => bereik.includes(one));
        const { statement, values } = listCandidates(access);
        const candidates = await transaction.query<CandidateRow>(statement, values);
        const chosen = candidates.find(({ relatienummer }) =>
          candidateNames(stateKeys, access.viewer, relatienummer).some((name) =>
            isSame(name, kandidaat),
          ),
        );
        if (!chosen) throw notFound();
        const { relatienummer } = chosen;
        if (!(await addMachtiging(access, transaction, relatienummer, scopes, lastDay)))
          throw notFound();
        return { status: 200 };
      }),

    trekMachtigingIn: ({ caller, params: { machtigingId } }) =>
      inAccess(database, caller, async (_access, transaction) => {
        if (!isUuid(machtigingId)) throw notFound();
        if (!(await removeMachtiging(transaction, machtigingId))) throw notFound();
        return { status: 200 };
      }),
  };
}
