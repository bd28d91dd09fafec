import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '@mijn/domain/headers';
import { providerBase } from '@mijn/contract/addresses';
import { calls } from '@mijn/contract/calls';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { exportJWK, generateKeyPair } from 'jose';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Logins } from '../db/roles.ts';
import { createToken } from './trialProvider.testing.ts';

const keys = await generateKeyPair('ES256', { extractable: true });
const callerKey = await exportJWK(keys.publicKey);

/** Point at which a process kills itself: before or after the n-th statement of a call. */
export interface KillPoint {
  readonly at: number;
  readonly when: 'before' | 'after';
}

/** An insurer in its own process. */
export interface SeparateProcess {
  readonly url: string;
  /** Resolves when the process has exited. */
  readonly gone: Promise<unknown>;
  readonly crash: () => Promise<void>;
}

/** Starts an insurer in its own process, which kills itself at `killPoint` if given. */
export async function startSeparateProcess(
  logins: Logins,
  filesFolder: string,
  killPoint?: KillPoint,
): Promise<SeparateProcess> {
  const file = path.join(import.meta.dirname, 'separateProvider.testing.ts');
  const child: ChildProcess = fork(file, { execArgv: [] });
  const gone = once(child, 'exit');
  child.send({ logins, filesFolder, callerKey, killPoint });
  const [url] = await Promise.race([
    once(child, 'message'),
    gone.then(() => Promise.reject(new Error('The process ended before it could answer'))),
  ]);
  return {
    url: String(url),
    gone,
    crash: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Answer of a call to the process; undefined when the process was killed meanwhile. */
export type Outcome = { readonly status: number; readonly text: string } | undefined;

async function request(
  { url }: Pick<SeparateProcess, 'url'>,
  as: string,
  file: string,
  options: { readonly headers: Record<string, string>; readonly body: FormData | string },
): Promise<Outcome> {
  const token = await createToken(bsnOf(as), { key: keys.privateKey });
  const headers = { ...options.headers, authorization: `Bearer ${token}` };
  try {
    const address = `${url}${providerBase}${file}`;
    const response = await fetch(address, { method: 'POST', headers, body: options.body });
    return { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
}

/** Sends in a claim. */
export function submit(
  child: Pick<SeparateProcess, 'url'>,
  as: string,
  key: string,
  body: FormData,
): Promise<Outcome> {
  return request(child, as, calls.indienen.path, {
    headers: { [idempotencyHeader]: key },
    body,
  });
}

/** Sends a reaction to a claim. */
export function sendReactie(
  child: Pick<SeparateProcess, 'url'>,
  as: string,
  number: string,
  text: string,
): Promise<Outcome> {
  const headers = { 'content-type': 'application/json' };
  const question = { onderwerp: 'declaratie', kenmerk: number, tekst: text };
  const body = JSON.stringify({ sleutel: randomUUID(), ...question });
  return request(child, as, calls.stelVraag.path, { headers, body });
}
