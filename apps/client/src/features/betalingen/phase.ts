import { type PageName, betalingField, pathOfPage, pages } from '@mijn/domain/paths';
import type { ResultOf } from 'gql.tada';
import type { Part } from '../../api/response.ts';
import type { betalingOperation } from './betalingen.operations.ts';

/** A payment attempt (§3 has none; an extension): integer cents, an RFC 3339 instant. */
export type Betaling = NonNullable<ResultOf<typeof betalingOperation>['betaling']>;

/** The answer of the server about a payment: its status, that there is none, or unknown at the moment. */
export type Phase<B extends Pick<Betaling, 'status'> = Betaling> =
  | { readonly kind: 'known'; readonly betaling: B }
  | { readonly kind: 'no' }
  | { readonly kind: 'unknown' };

/**
 * Returns the references of all payment requests of a payment; an insurer that does not tell has one per
 * payment.
 */
export function kenmerkenOf({ betaalkenmerk, delen }: Betaling): readonly string[] {
  return delen.length === 0 ? [betaalkenmerk] : delen.map((part) => part.betaalkenmerk);
}

export type BetalingPage = Extract<PageName, `betaling${string}`>;

const pageFor: Readonly<Record<Betaling['status'], BetalingPage>> = {
  open: 'betalingAfhandeling',
  inBehandeling: 'betalingAfhandeling',
  betaald: 'betalingGelukt',
  mislukt: 'betalingMislukt',
  geannuleerd: 'betalingMislukt',
  verlopen: 'betalingMislukt',
};

/** Returns the page of a payment's status (docs/decisions.md §7); an unsettled one has the waiting page. */
export function pageOfStatus(status: Betaling['status']): BetalingPage {
  return pageFor[status];
}

/**
 * Returns the address to go on to from a page of a payment, so that no address contradicts the server;
 * undefined when the page is right, or the status is unknown.
 */
export function onwardTo(
  here: BetalingPage,
  phase: Phase<Pick<Betaling, 'betalingId' | 'status'>>,
): string | undefined {
  if (phase.kind === 'unknown') return undefined;
  const known = phase.kind === 'known' ? phase.betaling : undefined;
  const there = known ? pageOfStatus(known.status) : 'betalingAfhandeling';
  if (there === here) return undefined;
  const path = pathOfPage(there, (name) =>
    name === betalingField ? known?.betalingId : undefined,
  );
  return path ?? pages[there].path;
}

/**
 * Returns the phase of a payment by the field `betaling` of an answer: 404 means no payment, any other
 * failure is unknown.
 */
export function toPhase<B extends Betaling>(partOf: Part<B>): Phase<B> {
  if (partOf.succeeded) return { kind: 'known', betaling: partOf.value };
  return { kind: partOf.status === 404 ? 'no' : 'unknown' };
}
