import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Betaling,
  isBetaling,
  keywords,
  statusOf,
  type SubmitRequest,
  type Status,
  type Refund,
  type IdealConfig,
  mayMoveTo,
  isReported,
} from './betaling.ts';
import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { withLocalhost } from '@mijn/domain/localhostLookup';
import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type FaultOf, type FaultList, createFaultList } from './faults.ts';
import { remaining } from './mollie.ts';

interface SimulatorStorage {
  /** Stores a payment under its id, on disk before it returns. */
  save(betaling: Betaling): void;
  find(id: string): Betaling | undefined;
  findByKey(key: string): Betaling | undefined;
  /** Returns all payments, newest first. */
  list(): readonly Betaling[];
}

function read(file: string): Betaling {
  const betaling: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (isBetaling(betaling)) return betaling;
  throw new Error(
    `${file} is of an earlier simulator, never released; remove its folder and start again.`,
  );
}

function readAll(folder: string): Betaling[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => read(path.join(folder, name)))
    .toSorted((one, other) => one.steps[0].at.localeCompare(other.steps[0].at));
}

// Writes to a temporary file first: a kill leaves the old file intact.
function write(folder: string, betaling: Betaling): void {
  const file = path.join(folder, `${betaling.id}.json`);
  writeFileSync(`${file}.half`, JSON.stringify(betaling, undefined, 1), { mode: 0o600 });
  renameSync(`${file}.half`, file);
}

/** Creates a store in memory, backed by a file per payment if there is a folder. */
function createStorage(folder: string | undefined): SimulatorStorage {
  const betalingen = new Map<string, Betaling>();
  const keys = new Map<string, string>();
  const remember = (betaling: Betaling) => {
    betalingen.set(betaling.id, betaling);
    if (betaling.key !== null) keys.set(betaling.key, betaling.id);
  };
  if (folder !== undefined) readAll(folder).forEach(remember);
  return {
    save(betaling) {
      if (folder !== undefined) write(folder, betaling);
      remember(betaling);
    },
    find: (id) => betalingen.get(id),
    findByKey: (key) => betalingen.get(keys.get(key) ?? ''),
    list: () => [...betalingen.values()].toReversed(),
  };
}

/** Timeout for the receiver, in milliseconds. */
const patienceMs = 15_000;

/** Posts a form; returns the HTTP status, null without a response. Does not follow redirects. */
function post(address: string, fields: Readonly<Record<string, string>>): Promise<number | null> {
  const body = new URLSearchParams(fields).toString();
  const { request } = address.startsWith('https:') ? https : http;
  return new Promise((resolve) => {
    const outgoing = request(
      address,
      {
        method: 'POST',
        lookup: withLocalhost(lookup),
        signal: AbortSignal.timeout(patienceMs),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      (response) => {
        response.resume();
        response.once('error', () => undefined);
        resolve(response.statusCode ?? null);
      },
    );
    outgoing.once('error', () => resolve(null));
    outgoing.end(body);
  });
}

interface ReporterOptions {
  readonly faults: FaultList;
  /** Receives every call with the HTTP status of its response. */
  readonly record: (betaling: Betaling, id: string, response: number | null) => void;
  readonly log: FastifyBaseLogger;
}

/** Reports changes of payments by webhook, with their id only. */
interface Reporter {
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

const createReporter = (options: ReporterOptions): Reporter => new WebhookReporter(options);

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
    const expireOverdue = () =>
      this.#storage.list().forEach((betaling) => this.#upToDate(betaling));
    this.#looking = setInterval(expireOverdue, lookIntervalMs).unref();
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
    const matches = ({ id, metadata }: Betaling) =>
      forPayment === undefined || keywords(id, metadata).includes(forPayment);
    return this.#storage
      .list()
      .filter(matches)
      .map((betaling) => this.#upToDate(betaling));
  }

  set(betaling: Betaling, status: Status): Betaling | undefined {
    const current = this.#fresh(betaling) ?? betaling;
    if (!mayMoveTo(statusOf(current), status)) return undefined;
    const step = { status, at: this.#now().toISOString() };
    const updated: Betaling = { ...current, steps: [...current.steps, step] };
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
    const current = this.#fresh(betaling);
    if (current === undefined) return;
    const notice = { at: this.#now().toISOString(), ...call };
    const notices = [...current.notices, notice].slice(-maxNotices);
    this.#storage.save({ ...current, notices });
  }

  /** Expires a payment that is past its time but was not checked yet. */
  #upToDate(betaling: Betaling): Betaling {
    const isOver = Date.parse(betaling.expiresAt) <= this.#now().getTime();
    return (isOver && statusOf(betaling) === 'open' && this.set(betaling, 'expired')) || betaling;
  }
}

/** Creates the payments of a simulator, with their faults. */
export const createCheckout = (config: IdealConfig): Checkout => new StoredCheckout(config);
