import type { Brand } from '@mijn/domain/brands';
import { toSafeRedirect } from '@mijn/domain/safeAddress';
import { type Cents, toDecimalText } from '@mijn/domain/money';
import { z } from 'zod';
import type { PaymentProviderBetaling } from '../betalingen.rules.ts';
import { createPaymentProviderFetch } from './serviceFetch.ts';
import { parsePaymentProviderBetaling } from './shape.ts';

/** Where and how the insurer has people pay (a real account's key and address are all that production changes). */
export interface PaymentProviderConfig {
  /** Of the payment provider's API, without `/v2`. */
  readonly address: string;
  /** API key. */
  readonly apiKey: string;
  /** Public address of the gateway's `/webhooks/betalingen`. */
  readonly webhookAddress: string;
  /** Public address of `/betaling/afhandeling` per brand, where the person comes back. */
  readonly returnAddresses: Readonly<Record<Brand, string>>;
  /** Hosts (with their port where it is not the usual one) to which a person may be sent to pay. */
  readonly redirectHosts: readonly string[];
  /** What stands on the bank statement, before the payment reference. */
  readonly omschrijving: string;
  /** Pauses between two looks of reconciliation, milliseconds; tests have shorter ones. */
  readonly reconcilePausesMs?: readonly number[] | undefined;
  /** How long one question may take, milliseconds, at most 10,000 (the default). */
  readonly patienceMs?: number | undefined;
}

/** What is asked for an attempt. Cents. */
export interface PaymentOrder {
  readonly betalingId: string;
  readonly betaalkenmerk: string;
  /** How many payment requests it pays; the reference is that of one of them. */
  readonly aantal: number;
  readonly merk: Brand;
  readonly bedrag: Cents;
}

/** The payment provider, as far as we use it. Every call throws a `PaymentProviderError` when there is no true answer. */
export interface PaymentProvider {
  /** Makes the payment of an attempt; the same attempt again is the same payment. */
  readonly start: (order: PaymentOrder) => Promise<PaymentProviderBetaling>;
  /** The payment as it is now; undefined when the payment provider has none of that id. */
  readonly load: (serviceId: string) => Promise<PaymentProviderBetaling | undefined>;
  /** Cancels a payment while that can be done, and tells how it is then; undefined when there is none. */
  readonly cancel: (serviceId: string) => Promise<PaymentProviderBetaling | undefined>;
  readonly close: () => Promise<void>;
}

const description = z
  .looseObject({
    statusCode: z.number().optional().catch(undefined),
    field: z.string().optional().catch(undefined),
    name: z.string().optional().catch(undefined),
  })
  .catch({});

// What an error of the client library tells. Read field by field: an error has them on its prototype.
function describe(error: unknown): z.infer<typeof description> {
  return description.parse(error);
}

/** There was no true answer: away, too slow, unreadable, or it refuses what we ask. Nothing is known. */
export class PaymentProviderError extends Error {
  readonly kind: 'gone' | 'unreadable' | 'refused';
  /** It will never make what we asked, whatever is wrong with it: the same question has no use. */
  readonly permanent: boolean;
  /** For the log: the HTTP status and, of a refusal, the field that it is about. */
  readonly reason: string;

  constructor(kind: PaymentProviderError['kind'], cause?: unknown) {
    super(`The payment provider gave no answer: ${kind}`, { cause: cause });
    this.name = 'PaymentProviderError';
    this.kind = kind;
    const { statusCode, field, name } = describe(cause);
    this.permanent = statusCode === 400 || statusCode === 422;
    this.reason = [statusCode, field, name].filter(Boolean).join(' ');
  }
}

const longestPatience = 10_000;

// 50 MB and a third of a second: loaded at the first question, not at the start.
async function loadMollie() {
  const [{ ClientCore }, { HTTPClient }, { paymentsCreate }, { paymentsGet }, { paymentsCancel }] =
    await Promise.all([
      import('mollie-api-typescript/core.js'),
      import('mollie-api-typescript/lib/http.js'),
      import('mollie-api-typescript/funcs/paymentsCreate.js'),
      import('mollie-api-typescript/funcs/paymentsGet.js'),
      import('mollie-api-typescript/funcs/paymentsCancel.js'),
    ]);
  return { ClientCore, HTTPClient, paymentsCreate, paymentsGet, paymentsCancel };
}

type Mollie = Awaited<ReturnType<typeof loadMollie>>;
type Outcome = { ok: true; value: unknown } | { ok: false; error: unknown };

function errorOf(error: unknown): PaymentProviderError {
  const { statusCode: status } = describe(error);
  if (status === undefined) return new PaymentProviderError('gone', error);
  if (status < 400) return new PaymentProviderError('unreadable', error);
  return new PaymentProviderError(status >= 500 || status === 429 ? 'gone' : 'refused', error);
}

function parseOutcome(outcome: Outcome): PaymentProviderBetaling {
  if (!outcome.ok) throw errorOf(outcome.error);
  const betaling = parsePaymentProviderBetaling(outcome.value);
  if (!betaling) throw new PaymentProviderError('unreadable');
  return betaling;
}

/** An address that nobody may be sent to is none. */
function safe(
  betaling: PaymentProviderBetaling,
  { redirectHosts }: PaymentProviderConfig,
): PaymentProviderBetaling {
  const { redirect } = betaling;
  const safeRedirect = toSafeRedirect(redirect ?? '', redirectHosts);
  return { ...betaling, redirect: safeRedirect?.href };
}

// We are the ones who ask again, and know when to stop.
const once = { retries: { strategy: 'none' } } as const;

/** Where the person of this attempt comes back, and with which attempt. */
function returnAddressOf({ returnAddresses }: PaymentProviderConfig, order: PaymentOrder): string {
  return `${returnAddresses[order.merk]}?${new URLSearchParams({ betaling: order.betalingId }).toString()}`;
}

function paymentRequest(config: PaymentProviderConfig, order: PaymentOrder) {
  const { betalingId, betaalkenmerk, bedrag, aantal } = order;
  const others = aantal > 1 ? ` +${aantal - 1}` : '';
  return {
    amount: { currency: 'EUR', value: toDecimalText(bedrag) },
    description: `${config.omschrijving} ${betaalkenmerk}${others}`,
    redirectUrl: returnAddressOf(config, order),
    webhookUrl: config.webhookAddress,
    metadata: { betalingId, betaalkenmerk },
    method: 'ideal' as const,
  };
}

/** Makes the payment provider's side. It speaks Mollie's API v2; nothing is asked yet. */
export function createPaymentProvider(config: PaymentProviderConfig): PaymentProvider {
  const { fetch, close } = createPaymentProviderFetch(
    Math.min(config.patienceMs ?? longestPatience, longestPatience),
  );
  let loaded: Promise<Mollie & { readonly client: InstanceType<Mollie['ClientCore']> }> | undefined;
  const loadClient = () =>
    (loaded ??= loadMollie().then((mollie) => {
      const httpClient = new mollie.HTTPClient({
        // Its own types leave the request open where there is no browser.
        fetcher: (request: string | URL | Request, init) => fetch(new Request(request, init)),
      });
      const security = { apiKey: config.apiKey };
      return {
        ...mollie,
        client: new mollie.ClientCore({ serverURL: config.address, security, httpClient }),
      };
    }));
  const read = (outcome: Outcome): PaymentProviderBetaling => safe(parseOutcome(outcome), config);
  const load = async (serviceId: string): Promise<PaymentProviderBetaling | undefined> => {
    const { paymentsGet, client } = await loadClient();
    const outcome: Outcome = await paymentsGet(client, { paymentId: serviceId }, once);
    return !outcome.ok && describe(outcome.error).statusCode === 404 ? undefined : read(outcome);
  };
  return {
    load,
    start: async (order) => {
      const { paymentsCreate, client } = await loadClient();
      const request = {
        idempotencyKey: order.betalingId,
        paymentRequest: paymentRequest(config, order),
      };
      return read(await paymentsCreate(client, request, once));
    },
    cancel: async (serviceId) => {
      const { paymentsCancel, client } = await loadClient();
      const outcome: Outcome = await paymentsCancel(client, { paymentId: serviceId }, once);
      // Refused: it cannot be cancelled any more. How it is then is asked, not guessed.
      if (!outcome.ok && errorOf(outcome.error).kind !== 'refused') {
        throw errorOf(outcome.error);
      }
      return load(serviceId);
    },
    close,
  };
}
