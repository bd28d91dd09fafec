import type { CallInput, CallOutput } from '@mijn/contract/calls';
import type { Caller } from '../../access/access.ts';
import { type Database, readInAccess } from '../../access/inAccess.ts';
import type { Services } from '../../http/services.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound } from '../../http/refusal.ts';
import { centsToEuros } from '@mijn/domain/money';
import { listAheadFacts } from './ahead.queries.ts';
import { judgeAhead } from './ahead.rules.ts';
import { aboutLines, inputsOf } from '../submit/submittedLines.rules.ts';
import { verwachteVergoedingInContract } from './verwachteVergoeding.rules.ts';

async function getVerwachteVergoeding(
  database: Database,
  caller: Caller,
  { relatienummer, buitenland, regels }: CallInput<'getVerwachteVergoeding'>['body'],
): Promise<CallOutput<'getVerwachteVergoeding'>> {
  const inputs = inputsOf(regels, buitenland);
  const {
    access,
    rows: [[facts]],
  } = await readInAccess(database, caller, (own) => {
    // A malformed number is treated as an unknown one.
    if (!own.visible.has(relatienummer)) throw notFound();
    const about = { relatienummer, ...aboutLines(inputs) };
    return [listAheadFacts(own, 'getVerwachteVergoeding', about)];
  });
  if (!facts) throw notFound();
  const { lines, reason, atMost } = judgeAhead(facts, {
    maySeeCare: access.visible.get(relatienummer)?.maySeeCare === true,
    today: access.today,
    regels: inputs,
  });
  const verwachting = lines && verwachteVergoedingInContract(lines, inputs, facts.onderweg);
  const hoogstens = atMost === null ? null : centsToEuros(atMost);
  return { status: 200, verwachting, weggelaten: reason, hoogstens };
}

/** Creates the handler of the expected payout of a claim, an extension. */
export function createVerwachteVergoedingHandlers({
  database,
}: Pick<Services, 'database'>): Pick<Handlers, 'getVerwachteVergoeding'> {
  return {
    getVerwachteVergoeding: ({ caller, body }) => getVerwachteVergoeding(database, caller, body),
  };
}
