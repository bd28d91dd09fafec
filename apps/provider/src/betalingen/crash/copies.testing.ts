import { providerBase } from '@mijn/contract/addresses';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { SeparateProvider } from '../../testing/separateProvider.testing.ts';
import { createToken } from '../../testing/trialProvider.testing.ts';

const program = new URL('../../testing/separateProvider.testing.ts', import.meta.url);
const keys = await generateKeyPair('ES256', { extractable: true });

/** Gateway key by which the copies verify tokens. */
export const gatewayKey: { readonly secret: CryptoKey; readonly publicKey: JWK } = {
  secret: keys.privateKey,
  publicKey: await exportJWK(keys.publicKey),
};

/** Answer of a copy; undefined when it was killed first. */
export type CopyAnswer = { readonly status: number; readonly text: string } | undefined;

/** A copy of the insurer in its own process, which can be killed and restarted. */
export interface Copy {
  readonly start: () => Promise<void>;
  /** Sends SIGKILL; `gone` resolves when the process has ended. */
  readonly crash: () => void;
  readonly gone: () => Promise<void>;
  readonly request: (path: string, token: string, body?: unknown) => Promise<CopyAnswer>;
}

/** Creates a copy that is not started yet. */
export function createCopy(order: SeparateProvider): Copy {
  let child: ChildProcess | undefined;
  let end: Promise<unknown> = Promise.resolve();
  let url = '';
  return {
    start: async () => {
      child = fork(program, { execArgv: [] });
      end = once(child, 'exit');
      child.send(order);
      // Also ends when it is killed during start.
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

/** Creates a token of a persona for the copies. */
export function tokenOf(persona: string): Promise<string> {
  return createToken(bsnOf(persona), { key: gatewayKey.secret });
}
