import { providerBasis } from '@mijn/contract/restPaden';
import { bsnVan } from '@mijn/testdata/bouwRelatie';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { LosseOpdracht } from '../../declaraties/taken/losseProvider.testhulp.ts';
import { maakToken } from '../../testhulp/proefProvider.ts';

const program = new URL('../../declaraties/taken/losseProvider.testhulp.ts', import.meta.url);
const sleutels = await generateKeyPair('ES256', { extractable: true });

/** The gateway's key, with which the copies check tokens. */
export const gatewaySleutel: { readonly geheim: CryptoKey; readonly publiek: JWK } = {
  geheim: sleutels.privateKey,
  publiek: await exportJWK(sleutels.publicKey),
};

/** What a copy answered; undefined when it was gone before it could. */
export type Gehoord = { readonly status: number; readonly tekst: string } | undefined;

/** A copy of the insurer in a process of its own, that can be killed and started again. */
export interface Kopie {
  readonly start: () => Promise<void>;
  /** kill -9, at once; `weg` resolves when it is gone. */
  readonly knal: () => void;
  readonly weg: () => Promise<void>;
  readonly vraag: (pad: string, token: string, body?: unknown) => Promise<Gehoord>;
}

/** Makes one; it runs once it is started. */
export function maakKopie(opdracht: LosseOpdracht): Kopie {
  let proces: ChildProcess | undefined;
  let einde: Promise<unknown> = Promise.resolve();
  let url = '';
  return {
    start: async () => {
      proces = fork(program, { execArgv: [] });
      einde = once(proces, 'exit');
      proces.send(opdracht);
      // Killed while it starts is killed as well.
      const [adres] = await Promise.race([once(proces, 'message'), einde.then(() => [''])]);
      url = String(adres);
    },
    knal: () => {
      proces?.kill('SIGKILL');
    },
    weg: async () => {
      await einde;
    },
    vraag: async (pad, token, body) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      try {
        const antwoord = await fetch(`${url}${providerBasis}${pad}`, { headers, ...post });
        return { status: antwoord.status, tekst: await antwoord.text() };
      } catch {
        return undefined;
      }
    },
  };
}

/** A token of a persona for the copies. */
export function tokenVan(persona: string): Promise<string> {
  return maakToken(bsnVan(persona), { sleutel: gatewaySleutel.geheim });
}
