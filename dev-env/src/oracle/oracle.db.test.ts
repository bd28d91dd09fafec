import { calls } from '@mijn/contract/calls';
import type { Call } from '@mijn/contract/calls/call';
import { personas } from '@mijn/testdata/personas';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Contradiction } from './agreement.ts';
import type { DayAnswers } from './answers.ts';
import { compareWithKnown } from './known.ts';
import { planted } from './planted/planted.ts';
import type { Changeable, PlantedContradiction } from './planted/planting.ts';
import { contradictions, courseRuleNames, ruleNames } from './rules.ts';
import { startOracleWorld } from './world.testing.ts';

// `npm run prove` runs all personas every month; this sample has personas with different books, on
// significant days.
const isFull = process.env['ORACLE_FULL'] !== undefined;
const everyMonth = Array.from({ length: 14 }, () => 30);
/** Number of claims between two rounds; the seed determines the rest. */
const perStep = isFull ? 12 : 6;
const seed = Number(process.env['ORACLE_SEED'] ?? 20_261_121);
const sample = personas
  .map(({ key }) => key)
  .filter((who) => isFull || !who.startsWith('storing-') || who === 'storing-503');

/** Personas whose policy ends within the year. */
const leaving = ['Jan', 'Piet'];

const aWeekAfter = (day: string): string =>
  Temporal.PlainDate.from(day).add({ days: 7 }).toString();

/**
 * Runs a world with or without assumed own risk of 2027, and returns the responses of each day; `steps` are
 * days between rounds.
 */
async function live(assumed: boolean, steps: readonly number[]): Promise<DayAnswers[]> {
  const world = await startOracleWorld(seed, assumed);
  try {
    let answers = await world.ask(sample);
    const asked = [answers];
    for (const [i, step] of steps.entries()) {
      // Pays out a long-waiting credit at the end.
      if (i === steps.length - 1) await world.giveAccount('Noor');
      // Personas with fully used own risk, with and without instalments, leave during the year.
      if (i === 1) for (const who of leaving) await world.leave(who, aWeekAfter(answers.day));
      await world.live(answers, step, perStep);
      answers = await world.ask(sample);
      asked.push(answers);
    }
    askedCalls = world.askedCalls;
    return asked;
  } finally {
    await world.stop();
  }
}

let askedCalls: ReadonlySet<string> = new Set();
let days: DayAnswers[] = [];
let found: Contradiction[] = [];

beforeAll(async () => {
  // After claims and debits, after new year and the settlement, and the end.
  days = await live(false, isFull ? everyMonth : [24, 66, 330]);
  const assumed = await live(true, isFull ? everyMonth : [60, 30, 300]);
  found = [...contradictions(days), ...contradictions(assumed)];
}, 1_800_000);

test('finds no unknown contradictions on any day', () => {
  const { unknown, gone } = compareWithKnown(found);
  expect(unknown).toEqual([]);
  // Fixed contradictions must leave the list.
  expect(gone).toEqual([]);
});

/** Calls that share no information with others, or only the account, which the oracle does not change. */
const alone = ['getBetaalinstellingen', 'getGelezen', 'getConcept'];

test('corrects own risk that was used beyond the remaining part when people leave', () => {
  const corrected = days
    .at(-1)
    ?.viewers.filter(({ declaratieDetails }) =>
      declaratieDetails.some(({ correcties = [] }) =>
        correcties.some(({ soort }) => soort === 'verminderd'),
      ),
    );
  expect(corrected?.map(({ relatie }) => relatie.roepnaam).toSorted()).toEqual(leaving);
});

test('covers every call that returns data', () => {
  const telling = Object.entries<Call>(calls)
    .filter(([, call]) => call.method === 'GET' && call.streams === undefined)
    .map(([name]) => name);
  expect(telling.filter((name) => !askedCalls.has(name))).toEqual(alone);
});

describe('a planted contradiction', () => {
  test('exists for every rule', () => {
    expect([...new Set(planted.map(({ rule }) => rule))].toSorted()).toEqual(
      [...ruleNames].toSorted(),
    );
  });

  test.each(planted.map((one, i) => [`${one.rule} (${i})`, one] as const))(
    'is found by %s',
    (_name, one) => {
      expect(rulesThatFind(one)).toContain(one.rule);
    },
  );
});

/** Returns days to plant in, two if the rule compares days, with only the persona and Sanne. */
function plantIn({ rule, who, change }: PlantedContradiction): {
  before: DayAnswers[];
  after: DayAnswers[];
} {
  const chosen = courseRuleNames.includes(rule) ? [days.at(0), days.at(-1)] : [days.at(0)];
  const before = chosen.flatMap((one) => (one ? [only(one, ['sanne', who])] : []));
  const open: Changeable<DayAnswers>[] = JSON.parse(JSON.stringify(before));
  const viewers = open.at(-1)?.viewers ?? [];
  const viewer = viewers.find((one) => one.who === who);
  const sanne = viewers.find((one) => one.who === 'sanne');
  if (!viewer || !sanne) throw new Error(`${who} was not asked`);
  change(viewer, sanne);
  const after: DayAnswers[] = JSON.parse(JSON.stringify(open));
  return { before, after };
}

function only({ day, viewers }: DayAnswers, whom: readonly string[]): DayAnswers {
  return { day, viewers: viewers.filter(({ who }) => whom.includes(who)) };
}

function rulesThatFind(one: PlantedContradiction): string[] {
  const { before, after } = plantIn(one);
  const known = new Set(contradictions(before).map((each) => JSON.stringify(each)));
  const fresh = contradictions(after).filter((each) => !known.has(JSON.stringify(each)));
  return [...new Set(fresh.map(({ rule }) => rule))];
}
