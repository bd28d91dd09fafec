import { providerBase } from '@mijn/contract/addresses';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { SeparateProvider } from '../../testing/separateProvider.testing.ts';
import { createToken } from '../../testing/trialProvider.testing.ts';

const program = new URL('../../testing/separateProvider.testing.ts', import.meta.url);
const keys = await generateKeyPair('ES256', { extractable: true });

/** The gateway's key, with which the copies check tokens. */
export const gatewayKey: { readonly secret: CryptoKey; readonly publicKey: JWK } = {
  secret: keys.privateKey,
  publicKey: await exportJWK(keys.publicKey),
};

/** What a copy answered; undefined when it was gone before it could. */
export type Heard = { readonly status: number; readonly text: string } | undefined;

/** A copy of the insurer in a process of its own, that can be killed and started again. */
export interface Copy {
  readonly start: () => Promise<void>;
  /** kill -9, at once; `gone` resolves when it is gone. */
  readonly crash: () => void;
  readonly gone: () => Promise<void>;
  readonly request: (path: string, token: string, body?: unknown) => Promise<Heard>;
}

/** Makes one; it runs once it is started. */
export function createCopy(order: SeparateProvider): Copy {
  let child: ChildProcess | undefined;
  let end: Promise<unknown> = Promise.resolve();
  let url = '';
  return {
    start: async () => {
      child = fork(program, { execArgv: [] });
      end = once(child, 'exit');
      child.send(order);
      // Killed while it starts is killed as well.
      const [address] = await Promise.race([once(child, 'message'), end.then(() => [''])]);
      url = String(address);
    },
    crash: () => {
      child?.kill('SIGKILL');
    },
    gone: async () => {
      await end;
    },
    request: async (path, token, body) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      try {
        const response = await fetch(`${url}${providerBase}${path}`, { headers, ...post });
        return { status: response.status, text: await response.text() };
      } catch {
        return undefined;
      }
    },
  };
}

/** A token of a persona for the copies. */
export function tokenOf(persona: string): Promise<string> {
  return createToken(bsnOf(persona), { key: gatewayKey.secret });
}
