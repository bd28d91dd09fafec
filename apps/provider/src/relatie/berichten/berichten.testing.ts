import {
  fieldsFor,
  parseResponse,
  sendRequest,
  toFormData,
} from '../../declaraties/submit/submit.testing.ts';
import type { Bericht, BerichtenResponse } from '@mijn/contract/berichten';
import type { Answer, TestProvider, TokenOverrides } from '../../testing/trialProvider.testing.ts';

const base = '/uitbreidingen/berichten';

/** The messages to a persona, the newest first. */
export async function berichtenOf(insurer: TestProvider, as: string): Promise<Bericht[]> {
  return (await insurer.read<BerichtenResponse>(base, as)).berichten;
}

/** Sends what changes messages, or how somebody is told. */
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

/** Sends a claim of somebody in, and answers with its number. */
export async function submitFor(
  insurer: Pick<TestProvider, 'request'>,
  as: string,
  of: string,
): Promise<string> {
  const fields = fieldsFor(of, { notaNummer: `N-${Math.random()}` });
  return parseResponse(await sendRequest(insurer, as, toFormData(fields))).nummer ?? '';
}

/** Sends a claim of somebody in and has it judged, by an insurer whose jobs are held. */
export async function judgeFor(
  insurer: Pick<TestProvider, 'request' | 'jobs'>,
  as: string,
  of: string,
): Promise<string> {
  const nummer = await submitFor(insurer, as, of);
  await insurer.jobs.runAll();
  return nummer;
}
