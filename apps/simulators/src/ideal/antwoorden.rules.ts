import { sindsVan, statusVan, type Betaling, type Status, type Terugbetaling } from './betaling.ts';
import { type Bedrag, bedragVan } from './geld.rules.ts';

const hal = 'application/hal+json';
const documentatie = { href: 'https://docs.mollie.com/reference/payments-api', type: 'text/html' };

const verwijs = (href: string, type = hal) => ({ href, type });

/** The address of a payment's page at the simulator's bank. */
export function betaalpaginaVan(adres: string, id: string): string {
  return `${adres}/betalen/${id}`;
}

/** The field that tells when a status began; open and pending have none. */
const tijdveld: Readonly<Partial<Record<Status, string>>> = {
  paid: 'paidAt',
  failed: 'failedAt',
  canceled: 'canceledAt',
  expired: 'expiredAt',
};

/** What was given back of a payment, in cents. */
export function terugbetaald({ terugbetalingen }: Betaling): number {
  return terugbetalingen.reduce((som, { centen }) => som + centen, 0);
}

/** A payment in Mollie's words, as far as anybody may read a fault into it. */
export interface BetalingAntwoord extends Readonly<Record<string, unknown>> {
  readonly amount: Bedrag;
  readonly metadata: unknown;
}

/** A payment as Mollie's v2 API answers it. */
export function betalingAntwoord(betaling: Betaling, adres: string): BetalingAntwoord {
  const { id, centen, omschrijving, redirectUrl, webhookUrl, metadata } = betaling;
  const status = statusVan(betaling);
  const veld = tijdveld[status];
  const terug = terugbetaald(betaling);
  return {
    resource: 'payment',
    id,
    mode: 'test',
    description: omschrijving,
    amount: bedragVan(centen),
    ...(status === 'paid' && {
      amountRefunded: bedragVan(terug),
      amountRemaining: bedragVan(centen - terug),
      details: { consumerName: 'Proefrekening', consumerAccount: null, consumerBic: null },
    }),
    method: 'ideal',
    metadata,
    redirectUrl,
    webhookUrl,
    sequenceType: 'oneoff',
    profileId: 'pfl_simulator',
    status,
    isCancelable: status === 'open',
    createdAt: betaling.stappen[0].op,
    ...(status === 'open' && { expiresAt: betaling.verlooptOp }),
    ...(veld && { [veld]: sindsVan(betaling) }),
    _links: {
      self: verwijs(`${adres}/v2/payments/${id}`),
      dashboard: verwijs(`${adres}/besturing/betaling/${id}`, 'text/html'),
      ...(status === 'open' && { checkout: verwijs(betaalpaginaVan(adres, id), 'text/html') }),
      ...(terug > 0 && { refunds: verwijs(`${adres}/v2/payments/${id}/refunds`) }),
      documentation: documentatie,
    },
  };
}

/** Money given back, as Mollie's v2 API answers it. */
export function terugbetalingAntwoord(
  { id, centen, omschrijving, metadata, op }: Terugbetaling,
  betaling: Betaling,
  adres: string,
): Readonly<Record<string, unknown>> {
  const van = `${adres}/v2/payments/${betaling.id}`;
  return {
    resource: 'refund',
    id,
    mode: 'test',
    description: omschrijving,
    amount: bedragVan(centen),
    metadata,
    paymentId: betaling.id,
    status: 'refunded',
    createdAt: op,
    _links: {
      self: verwijs(`${van}/refunds/${id}`),
      payment: verwijs(van),
      documentation: documentatie,
    },
  };
}

/** A page of a list: `next` is the address of the page after it. */
export function lijstAntwoord(
  soort: 'payments' | 'refunds',
  items: readonly Readonly<Record<string, unknown>>[],
  self: string,
  next?: string,
): Readonly<Record<string, unknown>> {
  return {
    count: items.length,
    _embedded: { [soort]: items },
    _links: {
      self: verwijs(self),
      previous: null,
      next: next === undefined ? null : verwijs(next),
      documentation: documentatie,
    },
  };
}

const titels: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Entity',
  500: 'Internal Server Error',
};

/** An error as Mollie's v2 API answers it. */
export function foutAntwoord(
  status: number,
  detail: string,
  field?: string,
): Readonly<Record<string, unknown>> {
  return {
    status,
    title: titels[status] ?? 'Error',
    detail,
    ...(field && { field }),
    _links: { documentation: documentatie },
  };
}
