import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { keywords, type Betaling } from './betaling.ts';
import { post } from './post.ts';
import type { FaultOf } from './faults.ts';
import type { FaultList } from './faultList.ts';

/** What the sender of webhooks needs. */
export interface ReporterOptions {
  readonly faults: FaultList;
  /** Told of every call that was made, with the HTTP status of its answer. */
  readonly record: (betaling: Betaling, id: string, response: number | null) => void;
  readonly log: FastifyBaseLogger;
}

/** Tells by webhook that something happened with a payment: with its id and nothing else. */
export interface Reporter {
  /** Where the fault `earlyNotice` holds: tells of a payment whose creation is not answered yet. */
  reportEarly(betaling: Betaling): Promise<void>;
  /** Tells of a payment, as the faults that are set have it; tries again while it is refused. */
  report(betaling: Betaling): void;
  /** One call with any id to the payment's webhook address; the answer's status, null without one. */
  send(betaling: Betaling, id: string): Promise<number | null>;
  /** Tells nothing any more. */
  close(): void;
}

/** After how long a refused webhook is tried again, in milliseconds. */
const repetitions = [1_000, 5_000, 15_000, 60_000];

const forgedId = () => `tr_${randomBytes(5).toString('hex')}`;

/** A sender of webhooks. */
export function createReporter({ faults, record, log }: ReporterOptions): Reporter {
  const soon = new Set<NodeJS.Timeout>();
  /** Payments whose first webhook waits until a later one has been sent (`reversedNotices`). */
  const waiting = new Map<string, NodeJS.Timeout>();

  function after(ms: number, perform: () => void): NodeJS.Timeout {
    const timer = setTimeout(() => {
      soon.delete(timer);
      perform();
    }, ms).unref();
    soon.add(timer);
    return timer;
  }

  const send: Reporter['send'] = async (betaling, id) => {
    if (betaling.webhookUrl === null) return null;
    const response = await post(betaling.webhookUrl, { id });
    log.info({ id, response }, 'webhook');
    record(betaling, id, response);
    return response;
  };

  async function deliver(betaling: Betaling, attempt = 0): Promise<void> {
    const response = await send(betaling, betaling.id);
    const ms = repetitions[attempt];
    if (betaling.webhookUrl === null || response === 200 || ms === undefined) return;
    after(ms, () => void deliver(betaling, attempt + 1));
  }

  async function reverse(betaling: Betaling, ms: number): Promise<void> {
    const first = waiting.get(betaling.id);
    if (first === undefined) {
      const timer = after(ms, () => {
        waiting.delete(betaling.id);
        void deliver(betaling);
      });
      waiting.set(betaling.id, timer);
      return;
    }
    clearTimeout(first);
    waiting.delete(betaling.id);
    await deliver(betaling);
    await deliver(betaling);
  }

  const deliveries: Readonly<
    Record<FaultOf<'melding'>, (betaling: Betaling, ms: number) => Promise<unknown>>
  > = {
    noNotice: async () => undefined,
    duplicateNotice: (betaling) => Promise.all([deliver(betaling), deliver(betaling)]),
    lateMelding: async (betaling, ms) => after(ms, () => void deliver(betaling)),
    earlyNotice: (betaling) => deliver(betaling),
    reversedNotices: reverse,
    forgedNotice: async (betaling) => {
      await send(betaling, forgedId());
      await send(betaling, `${betaling.id}' or '1'='1`);
      await deliver(betaling);
    },
  };

  return {
    send,
    async reportEarly(betaling) {
      const fault = faults.applies('melding', keywords(betaling.id, betaling.metadata));
      if (fault?.what !== 'earlyNotice') return;
      await send(betaling, betaling.id);
    },
    report(betaling) {
      const fault = faults.happens('melding', keywords(betaling.id, betaling.metadata));
      if (fault === undefined) void deliver(betaling);
      else void deliveries[fault.what](betaling, fault.ms);
    },
    close: () => soon.forEach((timer) => clearTimeout(timer)),
  };
}
