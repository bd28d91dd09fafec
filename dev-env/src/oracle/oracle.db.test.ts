import { calls } from '@mijn/contract/calls';
import type { Call } from '@mijn/contract/calls/call';
import { personas } from '@mijn/testdata/personas';
import { beforeAll, expect, test } from 'vitest';
import type { DayAnswers } from './ask.ts';
import { courseRules } from './course.ts';
import { type Changeable, planted, type Plant } from './planted.testing.ts';
import { type Contradiction, contradictions, ruleNames } from './rules.ts';
import { type Events, startOracleWorld } from './world.testing.ts';

// `npm run prove` runs all personas every month; this sample leaves out failing ones and Henk's 2,000 claims,
// on significant days.
const isFull = process.env['ORACLE_FULL'] !== undefined;
const claims = isFull ? 12 : 6;
const seed = Number(process.env['ORACLE_SEED'] ?? 20_261_121);
const sample = personas
  .map(({ key }) => key)
  .filter((who) => isFull || !(who.startsWith('storing-') || who === 'henk'));

/** Personas with fully used own risk, with and without terms, whose policy ends within the year. */
const leaving = ['Jan', 'Piet'];
const asked = new Set<string>();

/** Lives in a world with or without assumed own risk of 2027; `steps` are days between rounds. */
async function live(assumed: boolean, steps: readonly number[]): Promise<DayAnswers[]> {
  const world = await startOracleWorld(seed, assumed);
  try {
    const all = [await world.ask(sample)];
    for (const [i, days] of steps.entries()) {
      const events: Events = {
        days,
        claims,
        ...(i === 1 && { leave: leaving, changedAccount: ['Sanne'] }),
        // Pays out a credit that waited long.
        ...(i === steps.length - 1 && { account: ['Noor'] }),
      };
      await world.live(all.at(-1)!, events);
      all.push(await world.ask(sample));
    }
    for (const name of world.askedCalls) asked.add(name);
    return all;
  } finally {
    await world.stop();
  }
}

let days: DayAnswers[] = [];
let found: Contradiction[] = [];

beforeAll(async () => {
  const everyMonth = Array.from({ length: 14 }, () => 30);
  // After claims and debits, after new year and the settlement, and the end.
  days = await live(false, isFull ? everyMonth : [24, 66, 330]);
  found = [
    ...contradictions(days),
    ...contradictions(await live(true, isFull ? everyMonth : [60, 30, 300])),
  ];
}, 1_800_000);

test('finds no contradiction on any day', () => {
  const alike = Map.groupBy(found, ({ rule, who }) => `${rule} ${who}`);
  expect([...alike].map(([name, [first]]) => [name, JSON.stringify(first)])).toEqual([]);
});

test('has a payout that is held because its account was changed', () => {
  const sanne = days[2]?.viewers.find(({ who }) => who === 'sanne');
  expect(sanne?.onderweg.map(({ soort }) => soort)).toContain('declaratie');
});

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

/** Calls that share no information with others, or only the account, which few may see. */
const alone = [
  'listBewaartermijnen',
  'listMachtigingen',
  'getBetaalinstellingen',
  'listDocumenten',
  'getGelezen',
  'getConcept',
  'getIncasso',
  'getPremieperiode',
  'getEigenRisicoInTermijnen',
  'listVragen',
  'listOpenVragen',
  'getOpenVraag',
];

test('covers every call that returns data', () => {
  const telling = Object.entries<Call>(calls)
    .filter(([, call]) => call.method === 'GET' && call.streams === undefined)
    .map(([name]) => name);
  expect(telling.filter((name) => !asked.has(name))).toEqual(alone);
});

test('has a planted contradiction for every rule', () => {
  expect([...new Set(planted.map(([rule]) => rule))].toSorted()).toEqual(ruleNames.toSorted());
});

function only({ day, viewers }: DayAnswers, whom: readonly string[]): DayAnswers {
  return { day, viewers: viewers.filter(({ who }) => whom.includes(who)) };
}

/** Returns the rules that find a plant on the first day; those of two days get it on the last. */
function findersOf([, who, change]: Plant, isCourse: boolean): string[] {
  const chosen = isCourse ? [days.at(0), days.at(-1)] : [days.at(0)];
  const before = chosen.flatMap((one) => (one ? [only(one, ['sanne', who])] : []));
  const after: DayAnswers[] = JSON.parse(JSON.stringify(before));
  const viewers: Changeable<DayAnswers>['viewers'] = JSON.parse(
    JSON.stringify(after.at(-1)?.viewers),
  );
  const [viewer, sanne] = [who, 'sanne'].map((key) => viewers.find((one) => one.who === key));
  if (!viewer || !sanne) throw new Error(`${who} was not asked`);
  change(viewer, sanne);
  const changed = JSON.parse(JSON.stringify([...after.slice(0, -1), { ...after.at(-1), viewers }]));
  const known = new Set(contradictions(before).map((one) => JSON.stringify(one)));
  const fresh = contradictions(changed).filter((one) => !known.has(JSON.stringify(one)));
  return fresh.map(({ rule }) => rule);
}

test.each(planted.map((plant, nr) => [plant[0], nr, plant] as const))(
  'finds a planted contradiction by %s (%i)',
  (rule, _nr, plant) => {
    expect(findersOf(plant, Object.hasOwn(courseRules, rule))).toContain(rule);
  },
);
