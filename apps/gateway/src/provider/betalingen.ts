import { betalingResponse } from '@mijn/contract/betalingen';
import { restPaths } from '@mijn/contract/restPaths';
import { betalingStateResponse, lastBetaling, type Betaling } from '@mijn/contract/extensions';
import { ifKnown, pathWith } from './known.ts';
import { fetchResource, sendRequest, type Call } from './callOn.ts';

/**
 * `POST /betalingen` (§7): the address where the person pays; asked again while the attempt is open,
 * the same one. Not checked here: see checkRedirect.
 * @throws ProviderError 404, 409 nothing to pay or the bank is still busy, 503
 */
export async function startBetaling(call: Call, betaalkenmerk: string): Promise<string> {
  return ifKnown(
    async () =>
      (await sendRequest(call, restPaths.betalingen, { betaalkenmerk }, betalingResponse)).redirect,
  );
}

/**
 * `GET /uitbreidingen/betalingen/{betalingId}`, an extension: how a payment attempt stands; without
 * an id the last one of 24 hours (decisions §7).
 * @throws ProviderError 404 when there is none, or without the extension
 */
export async function getBetaling(call: Call, betalingId?: string | null): Promise<Betaling> {
  return ifKnown(async () => {
    const path = pathWith(restPaths.betaling, { betalingId: betalingId ?? lastBetaling });
    return (await fetchResource(call, path, betalingStateResponse)).betaling;
  });
}
