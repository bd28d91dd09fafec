import type { BetalingRequest } from '@mijn/contract/betalingen';
import { type Betaling, lastBetaling } from '@mijn/contract/extensions';
import { formatBetalingskenmerk } from '@mijn/domain/format';
import { isUuid } from '@mijn/domain/values';
import { type Cents, centsToEuros, type Euros } from '@mijn/domain/money';
import type { Services } from '../http/services.ts';
import type { Handlers } from '../http/handlers.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Caller } from '../access/access.ts';
import { type Database, inAccess } from '../access/inAccess.ts';
import { type BetalingRow, getBetaling } from './betalingen.queries.ts';
import { isRunning, toContractState } from './betalingen.rules.ts';
import { startBetaling } from './startBetaling.ts';
import { refreshBeforeReturn } from './jobs/reconcile.ts';
import type { Work } from './jobs/process.ts';

function eurosIfKnown(cents: Cents | null): Euros | null {
  return cents === null ? null : centsToEuros(cents);
}

// Money that waits for staff is pending, whatever the state of the attempt.
function statusOf({ state, waits }: BetalingRow): Betaling['status'] {
  return waits && state !== 'betaald' ? 'inBehandeling' : toContractState(state);
}

function toBetaling(row: BetalingRow): Betaling {
  const { betalingId, bedrag, betaalverzoek, delen, bijgewerktOp, dag, ontvangen, teVeel } = row;
  return {
    betalingId,
    status: statusOf(row),
    bedrag: centsToEuros(bedrag),
    ontvangen: eurosIfKnown(ontvangen),
    teVeel: eurosIfKnown(teVeel),
    betaalkenmerk: betaalverzoek,
    betalingsKenmerkOpgemaakt: formatBetalingskenmerk(betaalverzoek),
    delen: delen.map((part) => ({
      betaalkenmerk: part.betaalverzoek,
      betalingsKenmerkOpgemaakt: formatBetalingskenmerk(part.betaalverzoek),
      bedrag: centsToEuros(part.bedrag),
      facturen: [...part.facturen],
    })),
    bijgewerktOp: bijgewerktOp.toString(),
    dag: dag.toString(),
  };
}

function kenmerkenOf({ betaalkenmerk, betaalkenmerken = [] }: BetalingRequest): readonly string[] {
  return [...new Set([betaalkenmerk, ...betaalkenmerken])];
}

/**
 * Returns an attempt of the caller. A running one is looked up at the payment provider first; without
 * an answer, the known state is returned.
 * @throws Refusal 404 foreign, unknown or none.
 */
async function readState(
  database: Database,
  work: Work | undefined,
  caller: Caller,
  requested: string,
): Promise<Betaling> {
  const byId = isUuid(requested);
  if (!byId && requested !== lastBetaling) throw notFound();
  const read = (betalingId: string | undefined): Promise<BetalingRow | undefined> =>
    inAccess(database, caller, (access, transaction) =>
      getBetaling(access, transaction, betalingId),
    );
  const row = await read(byId ? requested : undefined);
  if (!row) throw notFound();
  if (!work || !isRunning(row.state)) return toBetaling(row);
  const { state } = await refreshBeforeReturn(work, row.betalingId);
  // Read again, because the received amount is stored with the new state.
  return toBetaling((state === row.state ? undefined : await read(row.betalingId)) ?? row);
}

/**
 * Creates the handlers of payments: start (§7), state, and payment notices (both extensions); a notice
 * gets 202 once it is queued.
 */
export function createBetalingHandlers({
  database,
  payments,
  enqueue,
}: Pick<Services, 'database' | 'payments' | 'enqueue'>): Pick<
  Handlers,
  'startBetaling' | 'getBetaling' | 'meldBetaling'
> {
  return {
    startBetaling: async ({ caller, body }) => ({
      status: { status: 200 },
      redirect: await startBetaling(database, payments, caller, kenmerkenOf(body)),
    }),
    getBetaling: async ({ caller, params }) => ({
      status: 200,
      betaling: await readState(database, payments, caller, params.betalingId),
    }),
    meldBetaling: async ({ body }) => {
      if (!payments) throw new Refusal(503);
      await enqueue('paymentNotice', body.id);
      return { status: 202 };
    },
  };
}
