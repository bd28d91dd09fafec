import type { AnswerCall } from '@mijn/contract/calls';
import { httpConnection } from '@mijn/gateway/provider/connection';
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

/** A world whose insurer is queried, whose people act, and whose day moves. */
export interface OracleWorld {
  /** Requests everything of today, as these personas. */
  readonly ask: (who: readonly string[]) => Promise<DayAnswers>;
  /**
   * Moves from the day of these responses by some days: people pay and send `perStep` claims, and all due
   * jobs run.
   */
  readonly live: (answers: DayAnswers, days: number, perStep: number) => Promise<void>;
  readonly giveAccount: (roepnaam: string) => Promise<void>;
  /** Registers the end of a persona's policy on a day (`yyyy-mm-dd`), by first name. */
  readonly leave: (roepnaam: string, until: string) => Promise<void>;
  readonly askedCalls: ReadonlySet<string>;
  readonly stop: () => Promise<void>;
}

const now = (): Temporal.Instant => Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);
// No job runs during a round of requests: all responses of a day are of one state.
const held = { startProcessingAfterMs: 3_600_000, assessAfterMs: 3_600_000 };
const quiet = { reconcilePausesMs: [3_600_000], patienceMs: 2_000 };

/**
 * Starts an insurer with the personas and their history, with seeded behaviour. Own risk of 2027 is unknown
 * or assumed.
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
  const connection = httpConnection(insurer.url);
  const answer: AnswerCall = (name, ...rest) => {
    askedCalls.add(name);
    return connection.ask(name, ...rest);
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
