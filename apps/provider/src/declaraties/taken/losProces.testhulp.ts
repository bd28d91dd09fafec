import { idempotencyHeader, providerBasis, restPaden } from '@mijn/contract/restPaden';
import { bsnVan } from '@mijn/testdata/bouwRelatie';
import { exportJWK, generateKeyPair } from 'jose';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { maakToken } from '../../testhulp/proefProvider.ts';

const sleutels = await generateKeyPair('ES256', { extractable: true });
const aanroeperSleutel = await exportJWK(sleutels.publicKey);

/** Where a process of its own is killed: at its how many-eth statement of a call, before or after it. */
export interface Knalpunt {
  readonly bij: number;
  readonly wanneer: 'voor' | 'na';
}

/** An insurer in a process of its own. */
export interface LosProces {
  readonly url: string;
  /** Resolves when the process is gone. */
  readonly weg: Promise<unknown>;
  readonly knal: () => Promise<void>;
}

/** Starts an insurer in a process of its own, that is killed at `knalpunt` when there is one. */
export async function startLosProces(
  databaseUrl: string,
  bestandenMap: string,
  knalpunt?: Knalpunt,
): Promise<LosProces> {
  const pad = path.join(import.meta.dirname, 'losseProvider.testhulp.ts');
  const proces: ChildProcess = fork(pad, { execArgv: [] });
  const weg = once(proces, 'exit');
  proces.send({ databaseUrl, bestandenMap, aanroeperSleutel, knalpunt });
  const [url] = await Promise.race([
    once(proces, 'message'),
    weg.then(() => Promise.reject(new Error('The process ended before it could answer'))),
  ]);
  return {
    url: String(url),
    weg,
    knal: async () => {
      if (proces.exitCode === null && proces.signalCode === null) proces.kill('SIGKILL');
      await weg;
    },
  };
}

/** What a call of a process answered; undefined when it was killed meanwhile. */
export type Uitkomst = { readonly status: number; readonly tekst: string } | undefined;

async function vraag(
  { url }: Pick<LosProces, 'url'>,
  als: string,
  pad: string,
  opties: { readonly headers: Record<string, string>; readonly body: FormData | string },
): Promise<Uitkomst> {
  const token = await maakToken(bsnVan(als), { sleutel: sleutels.privateKey });
  const headers = { ...opties.headers, authorization: `Bearer ${token}` };
  try {
    const adres = `${url}${providerBasis}${pad}`;
    const antwoord = await fetch(adres, { method: 'POST', headers, body: opties.body });
    return { status: antwoord.status, tekst: await antwoord.text() };
  } catch {
    return undefined;
  }
}

/** Sends a claim in. */
export function dienIn(
  proces: Pick<LosProces, 'url'>,
  als: string,
  sleutel: string,
  body: FormData,
): Promise<Uitkomst> {
  return vraag(proces, als, restPaden.indienen, {
    headers: { [idempotencyHeader]: sleutel },
    body,
  });
}

/** Sends a reaction to a claim. */
export function reageer(
  proces: Pick<LosProces, 'url'>,
  als: string,
  nummer: string,
  tekst: string,
): Promise<Uitkomst> {
  const pad = restPaden.reacties.replace(':id', nummer);
  const headers = { 'content-type': 'application/json' };
  return vraag(proces, als, pad, { headers, body: JSON.stringify({ tekst }) });
}
