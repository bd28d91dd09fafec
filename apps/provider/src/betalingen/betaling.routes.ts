import { restPaths } from '@mijn/contract/restPaths';
import {
  type Betaling,
  betalingMelding,
  betalingStateResponse,
  lastBetaling,
} from '@mijn/contract/extensions';
import { bareStatus } from '@mijn/contract/vormen';
import { formatBetalingskenmerk } from '@mijn/domain/betalingskenmerk';
import { centsToEuros } from '@mijn/domain/money';
import { z } from 'zod';
import type { App, Environment } from '../http/environment.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Caller } from '../access/access.ts';
import { type Database, inAccess } from '../access/inAccess.ts';
import { type BetalingRow, getBetaling } from './betalingen.queries.ts';
import { isRunning, toContractState } from './betalingen.rules.ts';
import { lookBeforeReturn } from './jobs/stemAf.ts';
import type { Work } from './jobs/process.ts';

function toBetaling({
  betalingId,
  state,
  bedrag,
  betaalverzoek,
  bijgewerktOp,
}: BetalingRow): Betaling {
  return {
    betalingId,
    status: toContractState(state),
    bedrag: centsToEuros(bedrag),
    betaalkenmerk: betaalverzoek,
    betalingsKenmerkOpgemaakt: formatBetalingskenmerk(betaalverzoek),
    bijgewerktOp: bijgewerktOp.toString(),
  };
}

const uuid = z.uuid();

/**
 * Reads an attempt of the caller's own; one that is under way is looked up at the payment provider
 * first. When that does not answer, what we know is told.
 * @throws Weigering 404 foreign, unknown or none.
 */
async function readState(
  database: Database,
  work: Work | undefined,
  caller: Caller,
  requested: string,
): Promise<Betaling> {
  const isUuid = uuid.safeParse(requested).success;
  if (!isUuid && requested !== lastBetaling) throw notFound();
  const read = (betalingId: string | undefined): Promise<BetalingRow | undefined> =>
    inAccess(database, caller, (access, transaction) =>
      getBetaling(access, transaction, betalingId),
    );
  const row = await read(isUuid ? requested : undefined);
  if (!row) throw notFound();
  if (!work || !isRunning(row.state)) return toBetaling(row);
  const state = await lookBeforeReturn(work, row.betalingId);
  return toBetaling({ ...row, ...state });
}

/** Registers `GET /uitbreidingen/betalingen/{betalingId|laatste}`, an extension. */
export function registerBetaling(
  app: App,
  { database, payments }: Pick<Environment, 'database' | 'payments'>,
): void {
  app.get(
    restPaths.betaling,
    {
      schema: {
        operationId: 'getBetaling',
        tags: ['betalingen', 'uitbreidingen'],
        params: z.object({ betalingId: z.string() }),
        response: { 200: betalingStateResponse },
      },
    },
    async ({ caller, params }) => ({
      status: 200,
      betaling: await readState(database, payments, caller, params.betalingId),
    }),
  );
}

/**
 * Registers `POST /uitbreidingen/betalingen/meldingen`, an extension: a webhook passed on by the
 * gateway with its own kind of token. 202 once it is queued.
 */
export function registerMeldingen(
  app: App,
  { payments, enqueue }: Pick<Environment, 'payments' | 'enqueue'>,
): void {
  app.post(
    restPaths.betalingMeldingen,
    {
      config: { paymentNotice: true },
      schema: {
        operationId: 'meldBetaling',
        tags: ['betalingen', 'uitbreidingen'],
        body: betalingMelding,
        response: { 202: bareStatus },
      },
    },
    async ({ body }, reply) => {
      if (!payments) throw new Refusal(503);
      await enqueue('paymentNotice', body.id);
      return reply.code(202).send({ status: 202 });
    },
  );
}
