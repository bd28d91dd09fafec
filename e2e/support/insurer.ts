import { lastReactie } from '@mijn/dev-env/journeys/testData';
import { databaseAddress, jobsAddress } from './addresses.ts';

/** Runs an insurer's job for one item at once. */
async function run(job: string, key: string): Promise<void> {
  const response = await fetch(`${jobsAddress()}/${job}/${encodeURIComponent(key)}`, {
    method: 'POST',
  });
  if (!response.ok)
    throw new Error(`${job} of ${key}: ${response.status} ${await response.text()}`);
}

export const startProcessing = (nummer: string): Promise<void> => run('startProcessing', nummer);

export const assess = (nummer: string): Promise<void> => run('assess', nummer);

/** Starts processing a claim, and judges it. */
export async function judge(nummer: string): Promise<void> {
  await startProcessing(nummer);
  await assess(nummer);
}

/** Processes the latest question about a claim, and answers or refers it. */
export async function answerQuestion(nummer: string): Promise<void> {
  const reactieId = await lastReactie(databaseAddress(), nummer);
  await run('answerReactie', reactieId);
  await run('answerReactie', reactieId);
}
