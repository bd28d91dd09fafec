import * as m from '../../../generated/texts/pay.js';
import { pages, pathOfBetaalverzoek } from '@mijn/domain/paths';
import type { RuntimeConfig } from '@mijn/contract/serverEntry';
import { isObject } from '@mijn/domain/values';

/** The form that pays, and its field: the 16 digits of a payment request, repeated for several. */
export const payForm = { name: 'pay', kenmerk: 'kenmerk' } as const;

/** Returns the page that handles the form, and then shows the link to the bank. */
export function payAddress([kenmerk = '', ...more]: readonly string[]): string {
  return more.length === 0 ? pathOfBetaalverzoek(kenmerk) : pages.facturen.path;
}

/** The payment method and the allowed hosts, from the gateway's run-time configuration. */
export interface PaymentConfig {
  /** On the button: "Betalen met iDEAL | Wero". */
  readonly naam: string;
  /** Hosts (with ports) of the payment provider; undefined when the gateway names none. */
  readonly hosts: readonly string[] | undefined;
}

/** Returns the payment method's name (docs/decisions.md §7) and hosts for this document. */
export function paymentConfig(config: RuntimeConfig): PaymentConfig {
  return { naam: config.betaling?.label ?? 'iDEAL | Wero', hosts: config.betaling?.hosts };
}

/** Returns the label to continue an open payment at the bank; `name` is the payment method. */
export function continueWords(name: string): string {
  return m.continueWith({ name });
}

/** A payment request with its last attempt; null when there is none, or it is unknown. */
export interface AskedToPay {
  /** 16 digits. */
  readonly betalingsKenmerk: string;
  readonly betaling: { readonly status: string } | null;
}

/** Returns whether a payment was started at the bank, which may have succeeded without our knowing. */
export function isBegun(asked: readonly Pick<AskedToPay, 'betaling'>[]): boolean {
  return asked.some(({ betaling }) => betaling?.status === 'open');
}

/** The address at the bank and the payment requests of a payment that a posted form started. */
export interface Bank {
  readonly address: string;
  readonly kenmerken: readonly string[];
}

export const bankName = 'bank';

function isBank(value: unknown): value is Bank {
  return isObject(value) && 'address' in value && 'kenmerken' in value;
}

const kenmerkenOf = (asked: readonly AskedToPay[]) =>
  new Set(asked.map(({ betalingsKenmerk }) => betalingsKenmerk));

/**
 * Returns the bank's address if it is for exactly these payment requests and the payment has not ended. A
 * page keeps its address and the carried values for hours, and after the bank's refusal its own page leads
 * nowhere.
 */
export function readBank(flash: unknown, asked: readonly AskedToPay[]): string | undefined {
  if (!isBank(flash)) return undefined;
  const isOfThese = kenmerkenOf(asked).symmetricDifference(new Set(flash.kenmerken)).size === 0;
  const mayBeOpen = asked.every(({ betaling }) => betaling === null || betaling.status === 'open');
  return isOfThese && mayBeOpen ? flash.address : undefined;
}

/** Returns the choice in the form that led here; undefined when it is no longer due. */
export function readChosen(
  flash: unknown,
  asked: readonly AskedToPay[],
): readonly string[] | undefined {
  if (!isBank(flash)) return undefined;
  const { kenmerken } = flash;
  return new Set(kenmerken).isSubsetOf(kenmerkenOf(asked)) ? kenmerken : undefined;
}
