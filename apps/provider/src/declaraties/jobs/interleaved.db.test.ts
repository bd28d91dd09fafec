import { type DeclaratieResponse, declaratieResponse } from '@mijn/contract/declaraties';
import { declaratieStatuses } from '@mijn/domain/declaratie';
import fc from 'fast-check';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { sampleDay, useTestProvider, usePool } from '../../testing/trialProvider.testing.ts';
import { toFormData, parseResponse, sendRequest, fieldsFor } from '../submit/submit.testing.ts';
import { sendReactie } from '../reacties/reacties.testing.ts';
import { assess } from './assess.ts';
import { answerReactiesWithStaff, answerReactie } from './answerReactie.ts';
import { markInTreatment } from './step.queries.ts';
import { inJob } from '../../jobs/jobTransaction.ts';

// `npm run prove` sets more runs.
const rounds = Number(process.env['STATES_RUNS'] ?? 12);
const seed = Number(process.env['STATES_SEED'] ?? 20_261_121);
const now = Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);

type Declaratie = DeclaratieResponse['declaraties'][number];
const actions = ['startProcessing', 'assess', 'withdraw', 'view', 'sendReactie', 'answer'] as const;
type Action = (typeof actions)[number];

/** An action of a person with its result, in order. */
type Experience =
  | { readonly action: 'view'; readonly declaratie: Declaratie | undefined }
  | { readonly action: 'withdraw'; readonly status: number }
  | { readonly action: 'otherwise' };

// Long delays, so that the test performs every step itself.
const pace = { startProcessingAfterMs: 3_600_000, assessAfterMs: 7_200_000 };
const insurer = await useTestProvider({ pace });
const pool = usePool(insurer, 'jobs', 6);

async function view(number: string): Promise<Experience> {
  const { status, text } = await insurer.request(`/declaraties/${number}`, 'sanne');
  if (status === 404) return { action: 'view', declaratie: undefined };
  const [declaratie] = declaratieResponse.parse(JSON.parse(text)).declaraties;
  return { action: 'view', declaratie };
}

async function withdraw(number: string): Promise<Experience> {
  const path = `/uitbreidingen/declaraties/${number}/intrekken`;
  const { status } = await insurer.request(path, 'sanne', { method: 'POST' });
  return { action: 'withdraw', status };
}

const enqueue = (): Promise<void> => Promise.resolve();

async function answerAll(number: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT vraag_id AS id FROM insurer.vraag WHERE nummer = $1',
    [number],
  );
  for (const { id } of rows) {
    await answerReactie({ pool, now: () => now, enqueue }, id);
  }
  await answerReactiesWithStaff({ pool, now: () => now.add({ hours: 24 * 4 }) });
}

/** Judges a claim; ignores a judgement that comes too early, which its job would retry. */
async function verdict(number: string): Promise<void> {
  await assess({ pool, now: () => now }, number).catch((error: unknown) => {
    if (!(error instanceof Error && /not taken up yet/.test(error.message))) throw error;
  });
}

const perform: Readonly<Record<Action, (number: string) => Promise<Experience>>> = {
  startProcessing: async (number) => {
    await inJob(pool, (transaction) => markInTreatment(transaction, number, now));
    return { action: 'otherwise' };
  },
  assess: async (number) => {
    await verdict(number);
    return { action: 'otherwise' };
  },
  withdraw,
  view,
  sendReactie: async (number) => {
    const { status } = await sendReactie(insurer, 'sanne', number);
    expect([200, 404]).toContain(status);
    return { action: 'otherwise' };
  },
  answer: async (number) => {
    await answerAll(number);
    return { action: 'otherwise' };
  },
};

async function live(number: string, series: readonly Action[]): Promise<Experience[]> {
  const experiences: Experience[] = [];
  for (const action of series) experiences.push(await perform[action](number));
  return experiences;
}

const rank = (declaratie: Declaratie): number => declaratieStatuses.indexOf(declaratie.status);
const reactieRank = { verstuurd: 0, inBehandeling: 1, beantwoord: 2 } as const;

/** Checks that states only move forward, and that a withdrawn claim does not reappear. */
function checkForward(experiences: readonly Experience[]): void {
  let last: Declaratie | undefined;
  let gone = false;
  for (const one of experiences) {
    if (one.action === 'withdraw' && one.status === 200) gone = true;
    if (one.action !== 'view') continue;
    const { declaratie } = one;
    if (gone) expect(declaratie).toBeUndefined();
    if (!declaratie) gone = true;
    if (!declaratie || !last) {
      last = declaratie ?? last;
      continue;
    }
    expect(rank(declaratie)).toBeGreaterThanOrEqual(rank(last));
    // Marked as seen by the previous view.
    if (last.status === 'AFGEHANDELD') expect(declaratie.nieuw).toBe(false);
    for (const earlier of last.reacties ?? []) {
      const later = declaratie.reacties?.find(({ reactieId }) => reactieId === earlier.reactieId);
      expect(reactieRank[later?.status ?? 'verstuurd']).toBeGreaterThanOrEqual(
        reactieRank[earlier.status],
      );
    }
    last = declaratie;
  }
}

interface Phase {
  readonly status: string;
  readonly withdrawn: boolean;
  readonly regels: number;
  readonly payouts: number;
  readonly onTime: boolean | null;
}

/** Checks the final state: lines and payout once, only for a handled claim, with ordered timestamps. */
async function checkWhole(number: string, experiences: readonly Experience[]): Promise<void> {
  const [found] = await insurer.sql<Phase & pg.QueryResultRow>(
    `SELECT status, teruggetrokken_op IS NOT NULL AS withdrawn,
       (SELECT count(*)::int FROM insurer.declaratie_regel r WHERE r.nummer = d.nummer) AS regels,
       (SELECT count(*)::int FROM insurer.uitbetaling u WHERE u.nummer = d.nummer) AS payouts,
       in_behandeling_op >= ingediend_op AND coalesce(afgehandeld_op >= in_behandeling_op, true) AS "onTime"
     FROM insurer.declaratie d WHERE nummer = '${number}'`,
  );
  const succeeded = experiences.some((one) => one.action === 'withdraw' && one.status === 200);
  expect(found).toMatchObject({
    withdrawn: succeeded,
    regels: found?.status === 'AFGEHANDELD' ? 1 : 0,
    onTime: found?.status === 'INGEDIEND' ? null : true,
  });
  if (succeeded) expect(found?.status).toBe('INGEDIEND');
  expect(found?.payouts).toBeLessThanOrEqual(found?.regels ?? 0);
}

const series = fc.array(fc.constantFrom(...actions), { minLength: 1, maxLength: 6 });

it('keeps the order of states with any interleaving of sending, judging, withdrawing, viewing and reacting', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(series, series, series), async (seriesList) => {
      const form = toFormData(fieldsFor('Sanne'));
      const number = parseResponse(await sendRequest(insurer, 'sanne', form)).nummer ?? '';
      const everyone = await Promise.all(seriesList.map((one) => live(number, one)));
      for (const experiences of everyone) checkForward(experiences);
      await checkWhole(number, everyone.flat());
      checkForward([...(everyone[0] ?? []), await view(number)]);
    }),
    { numRuns: rounds, seed: seed, endOnFailure: true },
  );
}, 900_000);
