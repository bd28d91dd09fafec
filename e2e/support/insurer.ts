import { lastReactie } from '@mijn/dev-env/journeys/testReactie';
import { databaseAddress, jobsAddress } from './addresses.ts';

/** Does a job of the insurer's about one thing now, instead of waiting for its pace. */
async function run(job: string, key: string): Promise<void> {
  const response = await fetch(`${jobsAddress()}/${job}/${encodeURIComponent(key)}`, {
    method: 'POST',
  });
  if (!response.ok)
    throw new Error(`${job} of ${key}: ${response.status} ${await response.text()}`);
}

/** The insurer takes up a claim that was just sent in. */
export const takeUp = (nummer: string): Promise<void> => run('takeUp', nummer);

/** The insurer judges a claim that it took up. */
export const assess = (nummer: string): Promise<void> => run('assess', nummer);

/** The insurer takes up a claim that was just sent in, and judges it. */
export async function judge(nummer: string): Promise<void> {
  await takeUp(nummer);
  await assess(nummer);
}

/** The insurer takes up what was asked last about a claim, and answers it or passes it on. */
export async function answerQuestion(nummer: string): Promise<void> {
  const reactieId = await lastReactie(databaseAddress(), nummer);
  await run('answerReactie', reactieId);
  await run('answerReactie', reactieId);
}
