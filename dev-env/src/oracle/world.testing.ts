import type { AnswerCall } from '@mijn/contract/calls';
import { moveDay } from '@mijn/provider/time';
import {
  createToken,
  sampleData,
  sampleDay,
  startTestProvider,
} from '@mijn/provider/testing/trialProvider.testing';
import { withHistory } from '@mijn/testdata/history';
import { personas } from '@mijn/testdata/personas';
import { createIncassoBank } from '@mijn/testdata/incassoBank';
import type { DayAnswers, ViewerAnswers } from './answers.ts';
import { askEverything } from './ask.ts';
import { askWith } from './asking.ts';
import { createLife, startPaymentProvider } from './life.testing.ts';

/** A world whose insurer is asked everything, whose people live, and whose day is moved. */
export interface OracleWorld {
  /** Asks everything of today, as these personas. */
  readonly ask: (who: readonly string[]) => Promise<DayAnswers>;
  /**
   * Lives from the day of these answers to one so many days later: some is paid, so many claims are sent
   * in, and every job is done that comes due.
   */
  readonly live: (answers: DayAnswers, days: number, perStep: number) => Promise<void>;
  /** An account of a persona, by first name, becomes known. */
  readonly giveAccount: (roepnaam: string) => Promise<void>;
  /** That the policy of a persona, by first name, ends on a day (`yyyy-mm-dd`) becomes known. */
  readonly leave: (roepnaam: string, until: string) => Promise<void>;
  /** The names of the calls that were asked so far. */
  readonly askedCalls: ReadonlySet<string>;
  readonly stop: () => Promise<void>;
}

const now = (): Temporal.Instant => Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);
// Nothing happens by itself while the oracle asks: two answers of one day are of one state.
const held = { takeUpAfterMs: 3_600_000, assessAfterMs: 3_600_000 };
const quiet = { reconcilePausesMs: [3_600_000], patienceMs: 2_000 };

/**
 * Starts an insurer with the personas and their bills of the past; what they do follows from the seed. Own
 * risk of 2027 is not known, or assumed.
 */
export async function startOracleWorld(
  seed: number,
  assumeEigenRisico2027: boolean,
): Promise<OracleWorld> {
  const checkout = await startPaymentProvider();
  const paymentProvider = checkout.config(quiet);
  const config = { pace: held, now, paymentProvider, assumeEigenRisico2027 };
  const insurer = await startTestProvider(
    { ...config, jobsHeld: true },
    {},
    withHistory(sampleData, sampleDay),
  );
  const life = createLife(insurer, checkout, seed);
  let day = sampleDay;
  const incassoBank = createIncassoBank();
  const askedCalls = new Set<string>();
  const answer: AnswerCall = (name, ...rest) => {
    askedCalls.add(name);
    return insurer.answer(name, ...rest);
  };
  return {
    ask: async (who) => {
      const viewers: ViewerAnswers[] = [];
      for (const { key, bsn } of personas.filter((one) => who.includes(one.key))) {
        const ask = askWith(answer, () => createToken(bsn));
        viewers.push(await askEverything(ask, key, day.toString()));
      }
      return { day: day.toString(), viewers };
    },
    live: async (answers, days, perStep) => {
      await life.payOf(answers);
      day = await moveDay(insurer.logins, days, { incassoBank, now });
      await life.sendIn(day, perStep);
      await insurer.jobs.runAll();
      await life.takeBack(now());
    },
    giveAccount: life.giveAccount,
    leave: life.leave,
    askedCalls,
    stop: async () => {
      await insurer.stop();
      await life.stop();
    },
  };
}
