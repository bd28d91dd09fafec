import { betalingAntwoord } from '@mijn/contract/betalingen';
import { restPaden } from '@mijn/contract/restPaden';
import {
  betalingStandAntwoord,
  laatsteBetaling,
  type Betaling,
} from '@mijn/contract/uitbreidingen';
import { alsBekend, padMet } from './bekend.ts';
import { haalOp, stuurIn, type Aanroep } from './roepAan.ts';

/**
 * `POST /betalingen` (§7): the address where the person pays; asked again while the attempt is open,
 * the same one. Not checked here: see checkRedirect.
 * @throws ProviderFout 404, 409 nothing to pay or the bank is still busy, 503
 */
export async function startBetaling(aanroep: Aanroep, betaalkenmerk: string): Promise<string> {
  return alsBekend(
    async () =>
      (await stuurIn(aanroep, restPaden.betalingen, { betaalkenmerk }, betalingAntwoord)).redirect,
  );
}

/**
 * `GET /uitbreidingen/betalingen/{betalingId}`, an extension: how a payment attempt stands; without
 * an id the last one of 24 hours (decisions §7).
 * @throws ProviderFout 404 when there is none, or without the extension
 */
export async function getBetaling(aanroep: Aanroep, betalingId?: string | null): Promise<Betaling> {
  return alsBekend(async () => {
    const pad = padMet(restPaden.betaling, { betalingId: betalingId ?? laatsteBetaling });
    return (await haalOp(aanroep, pad, betalingStandAntwoord)).betaling;
  });
}
