import type { CallInput, CallOutput } from '@mijn/contract/calls';
import { eurosToCents, parseEuros } from '@mijn/domain/money';
import type { Caller } from '../access/access.ts';
import { type Database, readInAccess } from '../access/inAccess.ts';
import { isStaff } from '../access/staff.ts';
import { listAheadFacts } from '../declaraties/expect/ahead.queries.ts';
import { judgeAhead } from '../declaraties/expect/ahead.rules.ts';
import type { Services } from '../http/services.ts';
import type { Handlers } from '../http/handlers.ts';
import { notFound } from '../http/refusal.ts';
import { vergoedingenInContract } from './vergoedingen.rules.ts';
import { voorafInContract } from './vooraf.rules.ts';
import { listZorgkosten } from './zorgkosten.queries.ts';
import { zorgkostenInContract } from './zorgkosten.rules.ts';
import { getZorgkostenRegel } from './zorgkostenDetail.queries.ts';
import { zorgkostenDetailInContract } from './zorgkostenDetail.rules.ts';

async function getVooraf(
  database: Database,
  caller: Caller,
  { relatienummer, zorgsoort, bedrag }: CallInput<'getVooraf'>['query'],
): Promise<CallOutput<'getVooraf'>> {
  const {
    access,
    rows: [[facts]],
  } = await readInAccess(database, caller, (own) => [
    listAheadFacts(own, 'getVooraf', {
      relatienummer,
      years: [own.today.year],
      zorgsoorten: [zorgsoort],
    }),
  ]);
  if (!facts) throw notFound();
  const { today } = access;
  const cents = eurosToCents(parseEuros(bedrag));
  const care = { zorgsoort, behandelDatum: today.toString(), bedrag: cents };
  const { lines, reason } = judgeAhead(facts, {
    maySeeCare: access.visible.get(relatienummer)?.maySeeCare === true,
    today,
    regels: [{ ...care, aantal: 1, buitenland: false }],
  });
  const [line] = lines ?? [];
  const planned = { zorgsoort, today, onderweg: facts.onderweg };
  return { status: 200, vooraf: line ? voorafInContract(line, planned) : null, reden: reason };
}

async function listVergoedingen(
  database: Database,
  caller: Caller,
  { relatienummer }: CallInput<'listVergoedingen'>['query'],
): Promise<CallOutput<'listVergoedingen'>> {
  const {
    access,
    rows: [[facts]],
  } = await readInAccess(database, caller, (own) => [
    listAheadFacts(own, 'listVergoedingen', {
      relatienummer,
      years: [own.today.year],
      zorgsoorten: null,
    }),
  ]);
  if (!facts) throw notFound();
  const maySeeCare = access.visible.get(relatienummer)?.maySeeCare === true;
  return { status: 200, ...vergoedingenInContract(facts, { maySeeCare, today: access.today }) };
}

/** Creates the handlers of the care cost calls (§7), for the list and for the details of a line. */
export function createZorgkostenHandlers({
  database,
}: Pick<Services, 'database'>): Pick<
  Handlers,
  'listZorgkosten' | 'getZorgkostenRegel' | 'getVooraf' | 'listVergoedingen'
> {
  return {
    listZorgkosten: async ({ caller, params }) => {
      const {
        rows: [rows],
      } = await readInAccess(database, caller, (access) => [listZorgkosten(access, params)]);
      if (rows.length === 0) throw notFound();
      const lines = rows.filter((row) => row.nummer !== null);
      return { zorgkostenRegels: lines.map(zorgkostenInContract) };
    },
    getVooraf: ({ caller, query }) => getVooraf(database, caller, query),
    listVergoedingen: ({ caller, query }) => listVergoedingen(database, caller, query),
    getZorgkostenRegel: async ({ caller, params }) => {
      const {
        access,
        rows: [[row]],
      } = await readInAccess(database, caller, (own) => [getZorgkostenRegel(own, params)]);
      if (!row) throw notFound();
      return {
        status: 200,
        regel: zorgkostenDetailInContract(row, isStaff(access) || access.gemachtigd !== undefined),
      };
    },
  };
}
