import { type CallName, calls, isCallName } from '@mijn/contract/calls';
import { createAfwijkingenService } from '../afwijkingen.ts';
import { decisions } from '../betalingen/jobs/decideAfwijking.ts';
import { type JobName, jobNames } from '../jobs/queue.ts';
import { deeds, allowedActors } from './deeds.testing.ts';
import type { Doer } from './doer.testing.ts';
import type { Answered } from './world.testing.ts';

/** A step that the simulation can start: a call, a queued job, all rounds, or a decision by staff. */
export type Card = CallName | `job ${JobName}` | 'rounds' | 'staff';

const often: readonly Card[] = [
  'listFacturen',
  'listFacturen',
  'startBetaling',
  'meldBetaling',
  'job paymentNotice',
];

/** Returns a deck with every card at least once, so that dealing it to the end reaches them all. */
export function newDeck(): Card[] {
  const names = Object.keys(calls).filter((name) => isCallName(name));
  const jobs = jobNames.map((name) => `job ${name}` as const);
  return [...names, ...jobs, 'rounds', 'staff', ...often, ...often];
}

/** Decides as staff about the first payment that does not match. */
async function decideAsStaff({ world, random }: Doer): Promise<void> {
  const service = createAfwijkingenService(world.logins);
  const [first] = (await service.list()).filter(({ besluit }) => besluit === null);
  if (first) await service.decide(first.afwijkingId, random.choose(decisions));
}

/**
 * Returns the action behind a card.
 * @param turn how many times this card was dealt before; rotates the people who make a call.
 * @param hear receives the answer of a call.
 */
export function performOf(
  card: Card,
  turn: number,
  doer: Omit<Doer, 'who'>,
  hear: (name: CallName, answered: Answered) => void,
): () => Promise<unknown> {
  const { jobs } = doer.copy.provider;
  if (isCallName(card)) {
    const list = allowedActors(card);
    const who = list[turn % list.length] ?? list[0];
    return async () => {
      const answered = await deeds[card]({ ...doer, who });
      if (answered) hear(card, answered);
    };
  }
  if (card === 'rounds') return () => jobs.runAll();
  const name = jobNames.find((one) => card === `job ${one}`);
  return name ? () => jobs.run(name) : () => decideAsStaff({ ...doer, who: 'jan' });
}
