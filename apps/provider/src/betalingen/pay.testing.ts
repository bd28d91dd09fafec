import { callerToken } from '@mijn/contract/caller';
import type { BetalingResponse } from '@mijn/contract/betalingen';
import type { Betaling } from '@mijn/contract/extensions';
import { SignJWT } from 'jose';
import { sampleKenmerk, addBetaalverzoek } from '../facturen/factuur.testing.ts';
import {
  type Answer,
  numberOf,
  type TestProvider,
  gatewayKey,
} from '../testing/trialProvider.testing.ts';

/** Starts a payment as a persona, for one payment request or several. */
export function pay(
  insurer: Pick<TestProvider, 'request'>,
  as: string | undefined,
  betaalkenmerk: unknown,
  ...betaalkenmerken: unknown[]
): Promise<Answer> {
  return insurer.request('/betalingen', as, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      betaalkenmerk,
      ...(betaalkenmerken.length > 0 && { betaalkenmerken }),
    }),
  });
}

/** Returns the redirect of a successful answer. */
export function redirectFrom({ status, text }: Answer): string {
  if (status !== 200) throw new Error(`paying answered ${status}: ${text}`);
  const { redirect }: BetalingResponse = JSON.parse(text);
  return redirect;
}

/** Returns the payment provider's id in a redirect of the stub. */
export function serviceIdFrom(redirect: string): string {
  return redirect.split('/').at(-1) ?? '';
}

/**
 * SQL: allows the next look-up of every payment at once. Skips locked payments, because waiting for
 * several locks could deadlock.
 */
export const allowLookupsSql = `UPDATE insurer.betaling SET bekeken_op = NULL WHERE betaling_id IN
  (SELECT betaling_id FROM insurer.betaling WHERE bekeken_op IS NOT NULL FOR UPDATE SKIP LOCKED)`;

/** Returns an attempt as seen by its payer. */
export async function seenBetaling(
  insurer: Pick<TestProvider, 'read'>,
  as: string,
  betalingId = 'laatste',
): Promise<Betaling> {
  const path = `/uitbreidingen/betalingen/${betalingId}`;
  return (await insurer.read<{ betaling: Betaling }>(path, as)).betaling;
}

/** Creates the gateway's token for webhooks. */
export async function paymentNoticeToken(
  otherwise: Record<string, unknown> = {},
  key: CryptoKey = gatewayKey,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: 'gateway', doel: 'betaalmelding', iat: now, exp: now + 30, ...otherwise };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: callerToken.algorithm })
    .setIssuer(callerToken.issuer)
    .setAudience(callerToken.audience)
    .sign(key);
}

/** Sends a webhook as the gateway does; `token` replaces its own. */
export async function report(
  insurer: Pick<TestProvider, 'request'>,
  id: unknown,
  token?: string,
): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token ?? (await paymentNoticeToken())}`,
  };
  const body = JSON.stringify({ id });
  const path = '/uitbreidingen/betalingen/meldingen';
  return insurer.request(path, undefined, { method: 'POST', headers, body });
}

let counter = 0;

/** Creates a payment request of a persona with one invoice per amount (cents); returns its reference. */
export async function addTestBetaalverzoek(
  insurer: Pick<TestProvider, 'sql'>,
  roepnaam: string,
  amounts: readonly number[],
): Promise<string> {
  counter += 1;
  const series = counter;
  const kenmerk = sampleKenmerk(7_000_000 + series);
  const facturen = amounts.map((bedrag, i) => ({
    kenmerk: `F2026-9${String(series).padStart(5, '0')}${String(i).padStart(2, '0')}`,
    debiteur: numberOf(roepnaam),
    bedrag,
    datum: `2026-11-${String(i + 1).padStart(2, '0')}`,
  }));
  await addBetaalverzoek(insurer, kenmerk, facturen);
  return kenmerk;
}

/**
 * Returns the booked amount, the credit and the open amount of a request, cents, and its attempts with
 * their states.
 */
export async function ledger(insurer: Pick<TestProvider, 'sql'>, kenmerk: string) {
  const [row] = await insurer.sql<{ geboekt: number; tegoed: number; open: number }>(`
    SELECT (SELECT coalesce(sum(b.bedrag), 0)::int FROM insurer.boeking b
        JOIN insurer.factuur f USING (kenmerk)
        WHERE f.betaalverzoek = '${kenmerk}' AND b.betaling_id IS NOT NULL) AS geboekt,
      (SELECT coalesce(sum(bedrag), 0)::int FROM insurer.tegoed
        WHERE betaalverzoek = '${kenmerk}') AS tegoed,
      (SELECT coalesce(sum(s.open), 0)::int FROM insurer.factuur f
        JOIN insurer.factuur_stand s USING (kenmerk)
        WHERE f.betaalverzoek = '${kenmerk}') AS open`);
  const attempts = await insurer.sql<{
    betaling_id: string;
    status: string;
    dienst_id: string | null;
  }>(
    `SELECT p.betaling_id, p.status, p.dienst_id FROM insurer.betaling p
     JOIN insurer.betaling_deel d USING (betaling_id)
     WHERE d.betaalverzoek = '${kenmerk}' ORDER BY p.aangemaakt_op`,
  );
  return { ...(row ?? { geboekt: 0, tegoed: 0, open: 0 }), attempts };
}
