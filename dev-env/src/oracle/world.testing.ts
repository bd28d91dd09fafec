import { moveDay } from '@mijn/provider/time';
import {
  createToken,
  sampleData,
  sampleDay,
  startTestProvider,
} from '@mijn/provider/testing/trialProvider';
import { withHistory } from '@mijn/testdata/history';
import { personas } from '@mijn/testdata/personas';
import { debitBank } from '../paying.ts';
import type { DayAnswers } from './answers.ts';
import { askEverything, askWith } from './ask.ts';

/** A world whose insurer is asked everything, and whose day is moved. */
export interface OracleWorld {
  /** The insurer's day. */
  readonly day: () => string;
  /** Moves the day forward, and has every job done that came due. */
  readonly move: (days: number) => Promise<void>;
  /** Asks everything of today, as these personas; by default all. */
  readonly ask: (who?: readonly string[]) => Promise<DayAnswers>;
  readonly stop: () => Promise<void>;
}

const now = (): Temporal.Instant => Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);
// Nothing happens by itself while the oracle asks: two answers of one day are of one state.
const held = { takeUpAfterMs: 3_600_000, assessAfterMs: 3_600_000 };

/** Starts an insurer with the personas and their bills of the past. */
export async function startOracleWorld(): Promise<OracleWorld> {
  const data = withHistory(sampleData, sampleDay);
  const insurer = await startTestProvider({ tempo: held, now }, {}, data);
  await insurer.jobs.hold();
  let day = sampleDay;
  return {
    day: String.bind(undefined, day),
    move: async (days) => {
      day = await moveDay(insurer.databaseUrl, days, { incassoBank: debitBank, now });
      await insurer.jobs.runAll();
    },
    ask: async (who = personas.map(({ sleutel }) => sleutel)) => {
      const viewers = [];
      for (const { sleutel, bsn } of personas.filter((one) => who.includes(one.sleutel))) {
        const ask = askWith(insurer.answer, () => createToken(bsn));
        viewers.push(await askEverything(ask, sleutel, day.toString()));
      }
      return { day: day.toString(), viewers };
    },
    stop: insurer.stop,
  };
}
