import {
  fieldsFor,
  parseResponse,
  sendRequest,
  toFormData,
} from '../../declaraties/submit/submit.testing.ts';
import type { Bericht, BerichtenResponse } from '@mijn/contract/berichten';
import type { Answer, TestProvider, TokenOverrides } from '../../testing/trialProvider.testing.ts';

const base = '/uitbreidingen/berichten';

/** Returns a persona's messages, newest first. */
export async function berichtenOf(insurer: TestProvider, as: string): Promise<Bericht[]> {
  return (await insurer.read<BerichtenResponse>(base, as)).berichten;
}

/** Sends a change of messages or settings. */
export function sendBerichten(
  insurer: Pick<TestProvider, 'request'>,
  as: string,
  path: '/gelezen' | '/keuze' | '/push' | '/push/intrekken',
  body: unknown,
  otherwise: TokenOverrides = {},
): Promise<Answer> {
  return insurer.request(`${base}${path}`, as, {
    ...otherwise,
    method: path === '/keuze' ? 'PUT' : 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

/** Sends in a claim for a person; returns its number. */
export async function submitFor(
  insurer: Pick<TestProvider, 'request'>,
  as: string,
  of: string,
): Promise<string> {
  const fields = fieldsFor(of, { notaNummer: `N-${Math.random()}` });
  return parseResponse(await sendRequest(insurer, as, toFormData(fields))).nummer ?? '';
}

/** Sends in a claim for a person and judges it, on an insurer with held jobs. */
export async function judgeFor(
  insurer: Pick<TestProvider, 'request' | 'jobs'>,
  as: string,
  of: string,
): Promise<string> {
  const nummer = await submitFor(insurer, as, of);
  await insurer.jobs.runAll();
  return nummer;
}
