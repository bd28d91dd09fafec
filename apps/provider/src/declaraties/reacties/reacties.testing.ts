import { randomUUID } from 'node:crypto';
import type { DeclaratieResponse } from '@mijn/contract/declaraties';
import type { DeclaratieReactie } from '@mijn/contract/reactie';
import type { Answer, TestProvider, TokenOverrides } from '../../testing/trialProvider.testing.ts';

/** Asks about a claim, unchecked, so that tests can send invalid questions. */
export function sendReactie(
  insurer: Pick<TestProvider, 'request'>,
  as: string | undefined,
  number: string,
  content: object = { tekst: 'Klopt dit niet?' },
  otherwise: TokenOverrides = {},
): Promise<Answer> {
  const question = { sleutel: randomUUID(), onderwerp: 'declaratie', kenmerk: number };
  return insurer.request('/uitbreidingen/vragen', as, {
    ...otherwise,
    method: 'POST',
    body: JSON.stringify({ ...question, ...content }),
    headers: { 'content-type': 'application/json' },
  });
}

/** Returns the reactions on a claim as seen by a persona. */
export async function fetchReacties(
  insurer: TestProvider,
  as: string,
  number: string,
): Promise<DeclaratieReactie[]> {
  const path = `/declaraties/${number}`;
  const [declaratie] = (await insurer.read<DeclaratieResponse>(path, as)).declaraties;
  if (!declaratie?.reacties) throw new Error('no reactions');
  return declaratie.reacties;
}

/** Runs the held jobs, and returns the only reaction on a claim with its answer. */
export async function answeredReactie(
  insurer: TestProvider,
  as: string,
  number: string,
): Promise<DeclaratieReactie> {
  await insurer.jobs.runAll();
  const [reactie] = await fetchReacties(insurer, as, number);
  if (!reactie?.antwoord) throw new Error(`no answer about ${number}`);
  return reactie;
}
