import type { Brand } from '@mijn/domain/brands';
import { toSafeRedirect } from '@mijn/domain/safeAddress';
import { type Cents, toDecimalText } from '@mijn/domain/money';
import { z } from 'zod';
import type { PaymentProviderBetaling } from '../betalingen.rules.ts';
import { createPaymentProviderFetch } from './serviceFetch.ts';
import { parsePaymentProviderBetaling } from './shape.ts';

export interface PaymentProviderConfig {
  /** Base URL of its API, without `/v2`. */
  readonly address: string;
  readonly apiKey: string;
  /** Public address of the gateway's `/webhooks/betalingen`. */
  readonly webhookAddress: string;
  /** Public address of `/betaling/afhandeling` per brand, to which the person returns. */
  readonly returnAddresses: Readonly<Record<Brand, string>>;
  /** Hosts to which a person may be redirected, with their port unless it is the default. */
  readonly redirectHosts: readonly string[];
  /** Text on the bank statement, before the payment reference. */
  readonly omschrijving: string;
  /** Delays between reconciliations, milliseconds. */
  readonly reconcilePausesMs?: readonly number[] | undefined;
  /** Timeout of one request, milliseconds, at most 10,000 (the default). */
  readonly patienceMs?: number | undefined;
}

/** Request for a payment. Cents. */
export interface PaymentOrder {
  readonly betalingId: string;
  readonly betaalkenmerk: string;
  /** Number of payment requests in it; the reference is that of one of them. */
  readonly aantal: number;
  readonly merk: Brand;
  readonly bedrag: Cents;
}

/** Client of the payment provider. Every call throws a `PaymentProviderError` when there is no valid answer. */
export interface PaymentProvider {
  /** Creates the payment of an attempt; idempotent per attempt. */
  readonly start: (order: PaymentOrder) => Promise<PaymentProviderBetaling>;
  /** Returns the current payment; undefined for an unknown id. */
  readonly load: (serviceId: string) => Promise<PaymentProviderBetaling | undefined>;
  /** Cancels a payment if possible, and returns its state then; undefined for an unknown id. */
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

// Parsed field by field, because the library's errors have their fields on the prototype.
function describe(error: unknown): z.infer<typeof description> {
  return description.parse(error);
}

/** There was no valid answer: unreachable, too slow, unreadable, or a refusal. The state is unknown. */
export class PaymentProviderError extends Error {
  readonly kind: 'gone' | 'unreadable' | 'refused';
  /** The same request will always be refused. */
  readonly permanent: boolean;
  /** HTTP status and, for a refusal, the field concerned; for the log. */
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

// Imported with the first request, because it takes 50 MB and a third of a second.
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

// Drops a payment page's address whose host is not allowed.
function safe(
  betaling: PaymentProviderBetaling,
  { redirectHosts }: PaymentProviderConfig,
): PaymentProviderBetaling {
  const { redirect } = betaling;
  const safeRedirect = toSafeRedirect(redirect ?? '', redirectHosts);
  return { ...betaling, redirect: safeRedirect?.href };
}

// Retries are our own, which know when to stop.
const once = { retries: { strategy: 'none' } } as const;

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

/** Creates the client, which speaks Mollie's API v2. */
export function createPaymentProvider(config: PaymentProviderConfig): PaymentProvider {
  const { fetch, close } = createPaymentProviderFetch(
    Math.min(config.patienceMs ?? longestPatience, longestPatience),
  );
  let loaded: Promise<Mollie & { readonly client: InstanceType<Mollie['ClientCore']> }> | undefined;
  const loadClient = () =>
    (loaded ??= loadMollie().then((mollie) => {
      const httpClient = new mollie.HTTPClient({
        // The library's default fetcher leaves the request open outside a browser.
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
      // A refusal means that it can no longer be cancelled, so its state is requested.
      if (!outcome.ok && errorOf(outcome.error).kind !== 'refused') {
        throw errorOf(outcome.error);
      }
      return load(serviceId);
    },
    close,
  };
}
