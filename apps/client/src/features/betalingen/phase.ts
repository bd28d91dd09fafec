import { type PageName, betalingField, pathOfPage, pages } from '@mijn/domain/paths';
import type { ResultOf } from 'gql.tada';
import type { Part } from '../../api/response.ts';
import type { betalingOperation } from './betalingen.operations.ts';

/** A payment attempt (§3 has none; an extension): integer cents, an RFC 3339 instant. */
export type Betaling = NonNullable<ResultOf<typeof betalingOperation>['betaling']>;

/** What the server says of a payment: how it stands, that there is none, or nothing just now. */
export type Phase<B extends Pick<Betaling, 'status'> = Betaling> =
  | { readonly kind: 'known'; readonly betaling: B }
  | { readonly kind: 'no' }
  | { readonly kind: 'unknown' };

/** The references of all that a payment pays; an insurer who does not tell has one of each payment. */
export function kenmerkenOf({ betaalkenmerk, delen }: Betaling): readonly string[] {
  return delen.length === 0 ? [betaalkenmerk] : delen.map((part) => part.betaalkenmerk);
}

/** The pages of a payment. */
export type BetalingPage = Extract<PageName, `betaling${string}`>;

const pageFor: Readonly<Record<Betaling['status'], BetalingPage>> = {
  open: 'betalingAfhandeling',
  inBehandeling: 'betalingAfhandeling',
  betaald: 'betalingGelukt',
  mislukt: 'betalingMislukt',
  geannuleerd: 'betalingMislukt',
  verlopen: 'betalingMislukt',
};

/** The page that tells the truth about a payment (docs/decisions.md §7); what is not settled is waited for. */
export function pageOfStatus(status: Betaling['status']): BetalingPage {
  return pageFor[status];
}

/**
 * Where somebody at one of the pages of a payment has to go on to, so that no address ever says
 * something else than the server; undefined where they are right, or while the server cannot say.
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

/** How far a payment is, by the field `betaling` of an answer: 404 is no payment, what else failed says nothing of it. */
export function toPhase<B extends Betaling>(partOf: Part<B>): Phase<B> {
  if (partOf.succeeded) return { kind: 'known', betaling: partOf.value };
  return { kind: partOf.status === 404 ? 'no' : 'unknown' };
}
