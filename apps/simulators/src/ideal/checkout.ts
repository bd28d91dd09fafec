import { randomBytes } from 'node:crypto';
import { refunded } from './responses.rules.ts';
import {
  statusOf,
  keywords,
  type SubmitRequest,
  type Betaling,
  type Status,
  type Refund,
} from './betaling.ts';
import type { IdealConfig } from './config.ts';
import { createReporter } from './reporter.ts';
import { createStorage } from './storage.ts';
import { createFaultList, type FaultList } from './faultList.ts';
import { mayMoveTo, isReported } from './outcomes.rules.ts';

/** All that can be done with payments, by the API, at the bank's page and from the control. */
export interface Checkout {
  readonly faults: FaultList;
  /**
   * Makes a payment. With an Idempotency-Key that was used before: the payment of then, or
   * `sleutelBezet` where something else was asked with it.
   */
  create(request: SubmitRequest, key: string | null): Promise<Betaling | 'sleutelBezet'>;
  find(id: string): Betaling | undefined;
  /** Newest first; with a word, those that it means (`keywords`). */
  list(forPayment?: string): readonly Betaling[];
  /** Brings a payment to a status; undefined where it cannot go there from where it is. */
  set(betaling: Betaling, status: Status): Betaling | undefined;
  /** Gives money back; undefined where that is more than there is. */
  payBack(
    betaling: Betaling,
    what: Pick<Refund, 'cents' | 'omschrijving' | 'metadata'>,
  ): Refund | undefined;
  /** Sends one webhook of a payment now, with its id or another; the answer's HTTP status. */
  report(betaling: Betaling, id?: string): Promise<number | null>;
  close(): void;
}

/** How long one has to pay, in milliseconds: iDEAL's fifteen minutes. */
const paymentTimeMs = 15 * 60_000;

/** How often is looked for payments whose time is over, in milliseconds. */
const lookIntervalMs = 5_000;

/** A payment remembers this many webhook calls. */
const maxNotices = 50;

const createId = (prefix: string) => `${prefix}_${randomBytes(5).toString('hex')}`;

function sameRequest(betaling: Betaling, request: SubmitRequest): boolean {
  const { cents, omschrijving, redirectUrl, webhookUrl, metadata } = betaling;
  const submittedAt = [cents, omschrijving, redirectUrl, webhookUrl, metadata];
  const now = [
    request.cents,
    request.omschrijving,
    request.redirectUrl,
    request.webhookUrl,
    request.metadata,
  ];
  return JSON.stringify(submittedAt) === JSON.stringify(now);
}

function newBetaling(request: SubmitRequest, key: string | null, now: Date): Betaling {
  return {
    ...request,
    id: createId('tr'),
    key,
    verlooptOp: new Date(now.getTime() + paymentTimeMs).toISOString(),
    stappen: [{ status: 'open', op: now.toISOString() }],
    refunds: [],
    meldingen: [],
  };
}

/** The payments of a simulator, with the faults that are set for them. */
export function createCheckout({
  storageFolder,
  log,
  now = () => new Date(),
}: IdealConfig): Checkout {
  const storage = createStorage(storageFolder);
  const faults = createFaultList();
  const fresh = ({ id }: Betaling) => storage.find(id);
  const reporter = createReporter({
    faults,
    log,
    record(betaling, id, response) {
      const nowKnown = fresh(betaling);
      if (nowKnown === undefined) return;
      const melding = { op: now().toISOString(), id, response };
      const meldingen = [...nowKnown.meldingen, melding].slice(-maxNotices);
      storage.save({ ...nowKnown, meldingen });
    },
  });

  const set: Checkout['set'] = (betaling, status) => {
    const was = fresh(betaling) ?? betaling;
    if (!mayMoveTo(statusOf(was), status)) return undefined;
    const step = { status, op: now().toISOString() };
    const updated: Betaling = { ...was, stappen: [...was.stappen, step] };
    storage.save(updated);
    if (isReported(status)) reporter.report(updated);
    return updated;
  };

  /** A payment whose time is over has expired, also when nobody looked at it meanwhile. */
  function upToDate(betaling: Betaling): Betaling {
    const about = Date.parse(betaling.verlooptOp) <= now().getTime();
    return (about && statusOf(betaling) === 'open' && set(betaling, 'expired')) || betaling;
  }

  const looking = setInterval(() => storage.list().forEach(upToDate), lookIntervalMs).unref();

  return {
    faults,
    async create(request, key) {
      const earlier = key === null ? undefined : storage.findByKey(key);
      if (earlier) return sameRequest(earlier, request) ? upToDate(earlier) : 'sleutelBezet';
      const betaling = newBetaling(request, key, now());
      storage.save(betaling);
      await reporter.reportEarly(betaling);
      return fresh(betaling) ?? betaling;
    },
    find(id) {
      const betaling = storage.find(id);
      return betaling && upToDate(betaling);
    },
    list: (forPayment) =>
      storage
        .list()
        .filter(
          ({ id, metadata }) =>
            forPayment === undefined || keywords(id, metadata).includes(forPayment),
        )
        .map(upToDate),
    set,
    payBack(betaling, what) {
      const rest = betaling.cents - refunded(betaling);
      if (statusOf(betaling) !== 'paid' || what.cents > rest) return undefined;
      const back: Refund = { ...what, id: createId('re'), op: now().toISOString() };
      const refunds = [...betaling.refunds, back];
      const updated: Betaling = { ...betaling, refunds };
      storage.save(updated);
      reporter.report(updated);
      return back;
    },
    report: (betaling, id = betaling.id) => reporter.send(betaling, id),
    close() {
      clearInterval(looking);
      reporter.close();
    },
  };
}
