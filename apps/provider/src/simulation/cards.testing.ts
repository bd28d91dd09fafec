import { type CallName, calls, isCallName } from '@mijn/contract/calls';
import { createAfwijkingenDesk } from '../afwijkingen.ts';
import { decisions } from '../betalingen/jobs/decideAfwijking.ts';
import { type JobName, jobNames } from '../jobs/queue.ts';
import { deeds, whoMay } from './deeds.testing.ts';
import type { Doer } from './doer.testing.ts';
import type { Answered } from './world.testing.ts';

/** What may begin: a call, a queued job, all rounds, or a person of the insurer at work. */
export type Card = CallName | `job ${JobName}` | 'rounds' | 'staff';

const often: readonly Card[] = [
  'listFacturen',
  'listFacturen',
  'startBetaling',
  'meldBetaling',
  'job paymentNotice',
];

/** Every card once, and some of them more often: dealt until none is left, all of them come. */
export function newDeck(): Card[] {
  const names = Object.keys(calls).filter((name) => isCallName(name));
  const jobs = jobNames.map((name) => `job ${name}` as const);
  return [...names, ...jobs, 'rounds', 'staff', ...often, ...often];
}

/** A person at the desk of payments that do not agree: decides about the first one that waits. */
async function workAtDesk({ world, random }: Doer): Promise<void> {
  const desk = createAfwijkingenDesk(world.logins);
  const [first] = (await desk.list()).filter(({ besluit }) => besluit === null);
  if (first) await desk.decide(first.afwijkingId, random.choose(decisions));
}

/**
 * What a card has somebody do.
 * @param turn the how many-eth time this card is dealt: everybody has their turn at a call.
 * @param hear told what a call answered.
 */
export function performOf(
  card: Card,
  turn: number,
  doer: Omit<Doer, 'who'>,
  hear: (name: CallName, answered: Answered) => void,
): () => Promise<unknown> {
  const { jobs } = doer.copy.provider;
  if (isCallName(card)) {
    const list = whoMay(card);
    const who = list[turn % list.length] ?? list[0];
    return async () => {
      const answered = await deeds[card]({ ...doer, who });
      if (answered) hear(card, answered);
    };
  }
  if (card === 'rounds') return () => jobs.runAll();
  const name = jobNames.find((one) => card === `job ${one}`);
  return name ? () => jobs.run(name) : () => workAtDesk({ ...doer, who: 'jan' });
}
