import { aanroeperToken } from '@mijn/contract/aanroeper';
import type { BetalingAntwoord } from '@mijn/contract/betalingen';
import type { Betaling } from '@mijn/contract/uitbreidingen';
import { SignJWT } from 'jose';
import { proefKenmerk, voegVerzoekToe } from '../facturen/factuur.testhulp.ts';
import {
  type Antwoord,
  nummerVan,
  type ProefProvider,
  sleutelVanGateway,
} from '../testhulp/proefProvider.ts';

/** Asks to pay as a persona. */
export function betaal(
  insurer: Pick<ProefProvider, 'vraag'>,
  als: string | undefined,
  betaalkenmerk: unknown,
): Promise<Antwoord> {
  return insurer.vraag('/betalingen', als, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ betaalkenmerk }),
  });
}

/** The redirect of an answer that succeeds. */
export function redirectUit({ status, tekst }: Antwoord): string {
  if (status !== 200) throw new Error(`paying answered ${status}: ${tekst}`);
  const { redirect }: BetalingAntwoord = JSON.parse(tekst);
  return redirect;
}

/** The payment provider's id in a redirect of the stub. */
export function dienstIdUit(redirect: string): string {
  return redirect.split('/').at(-1) ?? '';
}

/** How an attempt is, as its person sees it. */
export async function stand(
  insurer: Pick<ProefProvider, 'lees'>,
  als: string,
  betalingId = 'laatste',
): Promise<Betaling> {
  const pad = `/uitbreidingen/betalingen/${betalingId}`;
  return (await insurer.lees<{ betaling: Betaling }>(pad, als)).betaling;
}

/** The gateway's own token, with which it passes webhooks on. */
export async function meldingToken(
  anders: Record<string, unknown> = {},
  sleutel: CryptoKey = sleutelVanGateway,
): Promise<string> {
  const nu = Math.floor(Date.now() / 1000);
  const claims = { sub: 'gateway', doel: 'betaalmelding', iat: nu, exp: nu + 30, ...anders };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: aanroeperToken.algoritme })
    .setIssuer(aanroeperToken.issuer)
    .setAudience(aanroeperToken.audience)
    .sign(sleutel);
}

/** Passes a webhook on as the gateway does; `token` another than its own. */
export async function meld(
  insurer: Pick<ProefProvider, 'vraag'>,
  id: unknown,
  token?: string,
): Promise<Antwoord> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token ?? (await meldingToken())}`,
  };
  const body = JSON.stringify({ id });
  const pad = '/uitbreidingen/betalingen/meldingen';
  return insurer.vraag(pad, undefined, { method: 'POST', headers, body });
}

let teller = 0;

/** A payment request of a persona with one invoice per amount (cents); returns its payment reference. */
export async function maakVerzoek(
  insurer: Pick<ProefProvider, 'sql'>,
  roepnaam: string,
  bedragen: readonly number[],
): Promise<string> {
  teller += 1;
  const reeks = teller;
  const kenmerk = proefKenmerk(7_000_000 + reeks);
  const facturen = bedragen.map((bedrag, i) => ({
    kenmerk: `F2026-9${String(reeks).padStart(5, '0')}${String(i).padStart(2, '0')}`,
    debiteur: nummerVan(roepnaam),
    bedrag,
    datum: `2026-11-${String(i + 1).padStart(2, '0')}`,
  }));
  await voegVerzoekToe(insurer, kenmerk, facturen);
  return kenmerk;
}

/** What is booked and kept as credit of payments on a request, cents, and each attempt with its state. */
export async function boekhouding(insurer: Pick<ProefProvider, 'sql'>, kenmerk: string) {
  const [rij] = await insurer.sql<{ geboekt: number; tegoed: number; open: number }>(`
    SELECT (SELECT coalesce(sum(b.bedrag), 0)::int FROM verzekeraar.boeking b
        JOIN verzekeraar.betaling p USING (betaling_id) WHERE p.betaalverzoek = '${kenmerk}') AS geboekt,
      (SELECT coalesce(sum(bedrag), 0)::int FROM verzekeraar.tegoed
        WHERE betaalverzoek = '${kenmerk}') AS tegoed,
      (SELECT coalesce(sum(s.open), 0)::int FROM verzekeraar.factuur f
        JOIN verzekeraar.factuur_stand s USING (kenmerk)
        WHERE f.betaalverzoek = '${kenmerk}') AS open`);
  const pogingen = await insurer.sql<{
    betaling_id: string;
    status: string;
    dienst_id: string | null;
  }>(
    `SELECT betaling_id, status, dienst_id FROM verzekeraar.betaling
     WHERE betaalverzoek = '${kenmerk}' ORDER BY aangemaakt_op`,
  );
  return { ...(rij ?? { geboekt: 0, tegoed: 0, open: 0 }), pogingen };
}
