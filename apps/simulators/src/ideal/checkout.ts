import { randomBytes } from 'node:crypto';
import { remaining } from './responses.rules.ts';
import {
  statusOf,
  keywords,
  type SubmitRequest,
  type Betaling,
  type Status,
  type Refund,
} from './betaling.ts';
import type { IdealConfig } from './idealConfig.ts';
import { createReporter, type Reporter } from './reporter.ts';
import { createStorage, type SimulatorStorage } from './storage.ts';
import { createFaultList, type FaultList } from './faultList.ts';
import { mayMoveTo, isReported } from './outcomes.rules.ts';

/** All operations on payments, for the API, the bank's page and the control page. */
export interface Checkout {
  readonly faults: FaultList;
  /**
   * Creates a payment. With a used Idempotency-Key it returns the earlier payment, or `keyTaken` if the
   * request differs.
   */
  create(request: SubmitRequest, key: string | null): Promise<Betaling | 'keyTaken'>;
  find(id: string): Betaling | undefined;
  /** Returns payments, newest first; with a word, those that it identifies (`keywords`). */
  list(forPayment?: string): readonly Betaling[];
  /** Changes the status of a payment; undefined if that is not allowed. */
  set(betaling: Betaling, status: Status): Betaling | undefined;
  /** Refunds an amount; undefined if it exceeds the remainder. */
  payBack(
    betaling: Betaling,
    what: Pick<Refund, 'cents' | 'description' | 'metadata'>,
  ): Refund | undefined;
  /** Charges back the remainder by the payer's bank; undefined if there is none. */
  chargeBack(betaling: Betaling): Betaling | undefined;
  /** Lets the payer's bank reverse what it took back; undefined where it took nothing. */
  reverseChargeBack(betaling: Betaling): Betaling | undefined;
  /** Sends one webhook of a payment now, with its id or another; returns the HTTP status. */
  report(betaling: Betaling, id?: string): Promise<number | null>;
  close(): void;
}

/** Time to pay in milliseconds: iDEAL's fifteen minutes. */
const paymentTimeMs = 15 * 60_000;

/** Interval of the check for expired payments, in milliseconds. */
const lookIntervalMs = 5_000;

/** Maximum number of remembered webhook calls per payment. */
const maxNotices = 50;

const createId = (prefix: string) => `${prefix}_${randomBytes(5).toString('hex')}`;

function sameRequest(betaling: Betaling, request: SubmitRequest): boolean {
  const { cents, description, redirectUrl, webhookUrl, metadata } = betaling;
  const before = [cents, description, redirectUrl, webhookUrl, metadata];
  const now = [
    request.cents,
    request.description,
    request.redirectUrl,
    request.webhookUrl,
    request.metadata,
  ];
  return JSON.stringify(before) === JSON.stringify(now);
}

function newBetaling(request: SubmitRequest, key: string | null, now: Date): Betaling {
  return {
    ...request,
    id: createId('tr'),
    key,
    expiresAt: new Date(now.getTime() + paymentTimeMs).toISOString(),
    steps: [{ status: 'open', at: now.toISOString() }],
    refunds: [],
    notices: [],
  };
}

class StoredCheckout implements Checkout {
  readonly faults = createFaultList();
  readonly #now: () => Date;
  readonly #storage: SimulatorStorage;
  readonly #reporter: Reporter;
  readonly #looking: NodeJS.Timeout;

  constructor({ storageFolder, log, now = () => new Date() }: IdealConfig) {
    this.#now = now;
    this.#storage = createStorage(storageFolder);
    this.#reporter = createReporter({
      faults: this.faults,
      log,
      record: (betaling, id, response) => this.#record(betaling, { id, response }),
    });
    const look = () => this.#storage.list().forEach((betaling) => this.#upToDate(betaling));
    this.#looking = setInterval(look, lookIntervalMs).unref();
  }

  async create(request: SubmitRequest, key: string | null): Promise<Betaling | 'keyTaken'> {
    const earlier = key === null ? undefined : this.#storage.findByKey(key);
    if (earlier) return sameRequest(earlier, request) ? this.#upToDate(earlier) : 'keyTaken';
    const betaling = newBetaling(request, key, this.#now());
    this.#storage.save(betaling);
    await this.#reporter.reportEarly(betaling);
    return this.#fresh(betaling) ?? betaling;
  }

  find(id: string): Betaling | undefined {
    const betaling = this.#storage.find(id);
    return betaling && this.#upToDate(betaling);
  }

  list(forPayment?: string): readonly Betaling[] {
    const isMeant = ({ id, metadata }: Betaling) =>
      forPayment === undefined || keywords(id, metadata).includes(forPayment);
    return this.#storage
      .list()
      .filter(isMeant)
      .map((betaling) => this.#upToDate(betaling));
  }

  set(betaling: Betaling, status: Status): Betaling | undefined {
    const was = this.#fresh(betaling) ?? betaling;
    if (!mayMoveTo(statusOf(was), status)) return undefined;
    const step = { status, at: this.#now().toISOString() };
    const updated: Betaling = { ...was, steps: [...was.steps, step] };
    this.#storage.save(updated);
    if (isReported(status)) this.#reporter.report(updated);
    return updated;
  }

  payBack(
    betaling: Betaling,
    what: Pick<Refund, 'cents' | 'description' | 'metadata'>,
  ): Refund | undefined {
    const rest = remaining(betaling);
    if (statusOf(betaling) !== 'paid' || what.cents > rest) return undefined;
    const back: Refund = { ...what, id: createId('re'), at: this.#now().toISOString() };
    const updated: Betaling = { ...betaling, refunds: [...betaling.refunds, back] };
    this.#storage.save(updated);
    this.#reporter.report(updated);
    return back;
  }

  chargeBack(betaling: Betaling): Betaling | undefined {
    const rest = remaining(betaling);
    if (statusOf(betaling) !== 'paid' || rest <= 0) return undefined;
    const updated: Betaling = { ...betaling, chargedBack: (betaling.chargedBack ?? 0) + rest };
    this.#storage.save(updated);
    this.#reporter.report(updated);
    return updated;
  }

  reverseChargeBack(betaling: Betaling): Betaling | undefined {
    if (!betaling.chargedBack) return undefined;
    const updated: Betaling = { ...betaling, chargedBack: 0 };
    this.#storage.save(updated);
    this.#reporter.report(updated);
    return updated;
  }

  report(betaling: Betaling, id = betaling.id): Promise<number | null> {
    return this.#reporter.send(betaling, id);
  }

  close(): void {
    clearInterval(this.#looking);
    this.#reporter.close();
  }

  #fresh({ id }: Betaling): Betaling | undefined {
    return this.#storage.find(id);
  }

  #record(betaling: Betaling, call: { id: string; response: number | null }): void {
    const nowKnown = this.#fresh(betaling);
    if (nowKnown === undefined) return;
    const notice = { at: this.#now().toISOString(), ...call };
    const notices = [...nowKnown.notices, notice].slice(-maxNotices);
    this.#storage.save({ ...nowKnown, notices });
  }

  /** Expires a payment that is past its time but was not checked yet. */
  #upToDate(betaling: Betaling): Betaling {
    const isOver = Date.parse(betaling.expiresAt) <= this.#now().getTime();
    return (isOver && statusOf(betaling) === 'open' && this.set(betaling, 'expired')) || betaling;
  }
}

/** Creates the payments of a simulator, with their faults. */
export const createCheckout = (config: IdealConfig): Checkout => new StoredCheckout(config);
