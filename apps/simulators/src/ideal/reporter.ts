import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { keywords, type Betaling } from './betaling.ts';
import { post } from './post.ts';
import type { FaultOf } from './faults.ts';
import type { FaultList } from './faultList.ts';

export interface ReporterOptions {
  readonly faults: FaultList;
  /** Receives every call with the HTTP status of its response. */
  readonly record: (betaling: Betaling, id: string, response: number | null) => void;
  readonly log: FastifyBaseLogger;
}

/** Reports changes of payments by webhook, with their id only. */
export interface Reporter {
  /** With the fault `earlyNotice`: reports a payment whose creation is not answered yet. */
  reportEarly(betaling: Betaling): Promise<void>;
  /** Reports a payment, subject to faults; retries while refused. */
  report(betaling: Betaling): void;
  /** Calls the payment's webhook with any id; returns the status, null without a response. */
  send(betaling: Betaling, id: string): Promise<number | null>;
  close(): void;
}

/** Delays before a refused webhook is retried, in milliseconds. */
const repetitions = [1_000, 5_000, 15_000, 60_000];

const forgedId = () => `tr_${randomBytes(5).toString('hex')}`;

class WebhookReporter implements Reporter {
  readonly #options: ReporterOptions;
  readonly #soon = new Set<NodeJS.Timeout>();
  /** Payments whose first webhook waits for a later one (`reversedNotices`). */
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  readonly #deliveries: Readonly<
    Record<FaultOf<'notice'>, (betaling: Betaling, ms: number) => Promise<unknown>>
  > = {
    noNotice: async () => undefined,
    duplicateNotice: (betaling) => Promise.all([this.#deliver(betaling), this.#deliver(betaling)]),
    lateNotice: async (betaling, ms) => this.#after(ms, () => void this.#deliver(betaling)),
    earlyNotice: (betaling) => this.#deliver(betaling),
    reversedNotices: (betaling, ms) => this.#reverse(betaling, ms),
    forgedNotice: async (betaling) => {
      await this.send(betaling, forgedId());
      await this.send(betaling, `${betaling.id}' or '1'='1`);
      await this.#deliver(betaling);
    },
  };

  constructor(options: ReporterOptions) {
    this.#options = options;
  }

  async send(betaling: Betaling, id: string): Promise<number | null> {
    const { log, record } = this.#options;
    if (betaling.webhookUrl === null) return null;
    const response = await post(betaling.webhookUrl, { id });
    log.info({ id, response }, 'webhook');
    record(betaling, id, response);
    return response;
  }

  async reportEarly(betaling: Betaling): Promise<void> {
    const words = keywords(betaling.id, betaling.metadata);
    if (this.#options.faults.applies('notice', words)?.what !== 'earlyNotice') return;
    await this.send(betaling, betaling.id);
  }

  report(betaling: Betaling): void {
    const words = keywords(betaling.id, betaling.metadata);
    const fault = this.#options.faults.happens('notice', words);
    if (fault === undefined) void this.#deliver(betaling);
    else void this.#deliveries[fault.what](betaling, fault.ms);
  }

  close(): void {
    for (const timer of this.#soon) clearTimeout(timer);
  }

  #after(ms: number, perform: () => void): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.#soon.delete(timer);
      perform();
    }, ms).unref();
    this.#soon.add(timer);
    return timer;
  }

  async #deliver(betaling: Betaling, attempt = 0): Promise<void> {
    const response = await this.send(betaling, betaling.id);
    const ms = repetitions[attempt];
    if (betaling.webhookUrl === null || response === 200 || ms === undefined) return;
    this.#after(ms, () => void this.#deliver(betaling, attempt + 1));
  }

  async #reverse(betaling: Betaling, ms: number): Promise<void> {
    const first = this.#waiting.get(betaling.id);
    if (first === undefined) {
      const timer = this.#after(ms, () => {
        this.#waiting.delete(betaling.id);
        void this.#deliver(betaling);
      });
      this.#waiting.set(betaling.id, timer);
      return;
    }
    clearTimeout(first);
    this.#waiting.delete(betaling.id);
    await this.#deliver(betaling);
    await this.#deliver(betaling);
  }
}

export const createReporter = (options: ReporterOptions): Reporter => new WebhookReporter(options);
