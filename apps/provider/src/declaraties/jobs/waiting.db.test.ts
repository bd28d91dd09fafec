import type { DeclaratieDetail, DeclaratieResponse } from '@mijn/contract/declaraties';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceDays } from '../../clock/advanceDays.testing.ts';
import { readRelatie } from '../../relatie/change/change.testing.ts';
import {
  numberOf,
  startTestProvider,
  type TestProvider,
} from '../../testing/trialProvider.testing.ts';
import { startWithoutProtection } from '../../testing/withoutAccess.testing.ts';
import { assumedEigenRisico2027 } from '../../assess/eigenRisico/eigenRisicoAmounts.ts';
import {
  codes,
  fieldsFor,
  type FieldValues,
  parseResponse,
  sendRequest,
  toFormData,
} from '../submit/submit.testing.ts';

const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };
let insurer: TestProvider;

async function sendIn(as: string, fields: FieldValues): Promise<string> {
  const { nummer } = parseResponse(await sendRequest(insurer, as, toFormData(fields)));
  if (nummer === undefined) throw new Error('the claim was not taken');
  return nummer;
}

async function seen(as: string, nummer: string): Promise<DeclaratieDetail> {
  const path = `/declaraties/${nummer}`;
  const [declaratie] = (await insurer.read<DeclaratieResponse>(path, as)).declaraties;
  if (!declaratie) throw new Error('no such claim');
  return declaratie;
}

const isUnknown = async (as: string) =>
  (await readRelatie(insurer, as)).relatie.eigenRisicoOnbekend;

const reasonsOf = ({ indicatoren }: DeclaratieDetail) =>
  indicatoren.flatMap(({ naam, actief, redenen }) =>
    naam === 'laterInBehandeling' && actief ? redenen : [],
  );

const payoutsOf = (nummer: string) =>
  insurer.sql(`SELECT bedrag FROM insurer.uitbetaling WHERE nummer = '${nummer}'`);

/** Sends in the same bill twice. */
async function twice(as: string, fields: FieldValues): Promise<[string, string]> {
  const first = await sendIn(as, fields);
  expect(codes(await sendRequest(insurer, as, toFormData(fields)))).toEqual(['dubbeleNota']);
  return [first, await sendIn(as, { ...fields, bevestigd: ['dubbeleNota'] })];
}

/** Returns the promised day in the answer, and on the claim's page. */
async function promised(as: string, fields: FieldValues) {
  const answer = parseResponse(await sendRequest(insurer, as, toFormData(fields)));
  return [answer.verwachtOp, (await seen(as, answer.nummer ?? '')).verwachtOp];
}

// Fully covered for a child, so that a double payment shows.
const dentist = (who: string) => fieldsFor(who, { zorgsoort: 'Tandarts' });

describe('a duplicate bill that was confirmed', () => {
  beforeAll(async () => {
    insurer = await startWithoutProtection('as it is', { pace, jobsHeld: true });
  });
  afterAll(() => insurer.stop());

  it('stays with staff for three of the insurer’s days, and is not paid again', async () => {
    const [first, second] = await twice('sanne', dentist('Lotte'));
    await insurer.jobs.runAll();
    expect((await seen('sanne', first)).uitkeerInformatie?.uitgekeerdBedrag).toBe(45);
    const waiting = await seen('sanne', second);
    expect(waiting).toMatchObject({ status: 'IN_BEHANDELING', wachtOp: 'medewerker' });
    expect(reasonsOf(waiting)).toEqual(['DubbeleNota']);
    expect(waiting.verwachtOp).toBe('2026-12-11');

    await advanceDays(insurer, 2);
    await insurer.jobs.runAll();
    expect((await seen('sanne', second)).status).toBe('IN_BEHANDELING');

    await advanceDays(insurer, 1);
    await insurer.jobs.runAll();
    const decided = await seen('sanne', second);
    expect(decided).toMatchObject({
      status: 'AFGEHANDELD',
      wachtOp: null,
      nietsWegens: 'nietVergoed',
    });
    expect(reasonsOf(decided)).toEqual([]);
    expect(decided.regels[0]?.meldingen).toEqual([
      { code: 'dubbeleNota', omschrijving: expect.stringContaining(first) },
    ]);
    expect(await payoutsOf(second)).toEqual([]);
    await insurer.jobs.runAll();
    expect((await seen('sanne', second)).regels).toHaveLength(1);
    await advanceDays(insurer, -3);
  });

  it('is judged as usual when the first one was withdrawn meanwhile', async () => {
    const [first, second] = await twice('sanne', dentist('Lotte'));
    const path = `/uitbreidingen/declaraties/${first}/intrekken`;
    expect((await insurer.request(path, 'sanne', { method: 'POST' })).status).toBe(200);
    await insurer.jobs.runAll();
    await advanceDays(insurer, 3);
    await insurer.jobs.runAll();
    await insurer.jobs.runAll();
    expect(await seen('sanne', second)).toMatchObject({
      status: 'AFGEHANDELD',
      uitgekeerdBedrag: 45,
    });
    await advanceDays(insurer, -3);
  });

  it('promises the same day in the answer and on its page, whether it is a duplicate or not', async () => {
    const own = dentist('Lotte');
    expect(await promised('sanne', own)).toEqual(['2026-11-27', '2026-11-27']);
    const again = { ...own, bevestigd: ['dubbeleNota'] };
    expect(await promised('sanne', again)).toEqual(['2026-12-11', '2026-12-11']);
    // Care hidden from the sender: first without an earlier bill, then with one.
    const hidden = dentist('Bram');
    const unseen = dentist('Bram');
    await sendIn('bram', unseen);
    expect(await promised('sanne', hidden)).toEqual(['2026-12-11', '2026-12-11']);
    expect(await promised('sanne', unseen)).toEqual(['2026-12-11', '2026-12-11']);
  });

  it('promises no day that has passed', async () => {
    const [, second] = await twice('sanne', dentist('Lotte'));
    await advanceDays(insurer, 60);
    expect((await seen('sanne', second)).verwachtOp).toBeNull();
    await advanceDays(insurer, -60);
  });

  it('reveals neither the first claim nor its number to a person who may not see it', async () => {
    const fields = dentist('Bram');
    const first = await sendIn('bram', fields);
    const second = await sendIn('sanne', fields);
    await insurer.jobs.runAll();
    expect(reasonsOf(await seen('sanne', second))).toEqual(['BeoordelingDoorMedewerker']);
    expect(reasonsOf(await seen('bram', second))).toEqual(['DubbeleNota']);
    await advanceDays(insurer, 3);
    await insurer.jobs.runAll();
    const { regels } = await seen('sanne', second);
    expect(regels[0]?.meldingen?.[0]?.omschrijving).not.toContain(first);
    expect(await payoutsOf(second)).toEqual([]);
    await advanceDays(insurer, -3);
  });

  it('is visible to nobody else while it waits', async () => {
    const [, second] = await twice('sanne', dentist('Lotte'));
    const foreign = await insurer.request(`/declaraties/${second}`, 'jan');
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(await insurer.request('/declaraties/D2026-000000', 'jan'));
  });
});

describe('a duplicate bill at an insurer without the extensions', () => {
  beforeAll(async () => {
    insurer = await startTestProvider({ pace, extensions: false, jobsHeld: true });
  });
  afterAll(() => insurer.stop());

  it('is handled by staff too', async () => {
    const fields = dentist('Lotte');
    await sendRequest(insurer, 'sanne', toFormData(fields));
    await sendRequest(insurer, 'sanne', toFormData(fields));
    await insurer.jobs.runAll();
    expect(
      await insurer.sql(`SELECT status, wacht_op FROM insurer.declaratie
        WHERE notanummer = '${String(fields['notaNummer'])}' ORDER BY ingediend_op, wacht_op NULLS FIRST`),
    ).toEqual([
      { status: 'AFGEHANDELD', wacht_op: null },
      { status: 'IN_BEHANDELING', wacht_op: 'medewerker' },
    ]);
  });
});

describe('care of a year with unknown own risk', () => {
  beforeAll(async () => {
    insurer = await startWithoutProtection('as it is', { pace, jobsHeld: true });
    await advanceDays(insurer, 50);
  });
  afterAll(() => insurer.stop());

  it('waits, gives the reason without promising a day, and continues once it is known', async () => {
    const nummer = await sendIn('sanne', fieldsFor('Sanne', { behandelDatum: '2027-01-05' }));
    const free = await sendIn(
      'sanne',
      fieldsFor('Sanne', { behandelDatum: '2027-01-05', zorgsoort: 'Huisarts' }),
    );
    await insurer.jobs.runAll();
    const waiting = await seen('sanne', nummer);
    expect(waiting).toMatchObject({
      status: 'IN_BEHANDELING',
      wachtOp: 'eigenRisico',
      behandelDatum: '2027-01-05',
      verwachtOp: null,
    });
    expect(reasonsOf(waiting)).toEqual(['EigenRisicoNietBekend']);
    expect((await seen('sanne', free)).status).toBe('AFGEHANDELD');
    const about = `relatienummer=${numberOf('Sanne')}&jaar=2027&merk=ZZ`;
    expect((await insurer.request(`/eigenRisicoPerJaar?${about}`, 'sanne')).status).toBe(404);
    expect(await isUnknown('sanne')).toBe(true);

    // The job must not be retried in each round.
    await insurer.jobs.runAll();
    expect(
      await insurer.sql(
        `SELECT FROM jobs.job WHERE singleton_key = '${nummer}' AND state IN ('created', 'retry', 'active')`,
      ),
    ).toEqual([]);

    const [assumed] = assumedEigenRisico2027;
    await insurer.sql(
      `INSERT INTO insurer.eigen_risico_bedrag (merk, jaar, verplicht, vrijwillig_mogelijk)
       VALUES ('ZZ', 2027, ${assumed?.verplicht}, true)`,
    );
    await insurer.jobs.runAll();
    const done = await seen('sanne', nummer);
    expect(done).toMatchObject({
      status: 'AFGEHANDELD',
      wachtOp: null,
      nietsWegens: 'eigenRisico',
    });
    expect(reasonsOf(done)).toEqual([]);
    expect((await insurer.request(`/eigenRisicoPerJaar?${about}`, 'sanne')).status).toBe(200);
    expect(await isUnknown('sanne')).toBe(false);
  });

  it('is visible to nobody else while it waits', async () => {
    const nummer = await sendIn('jan', fieldsFor('Jan', { behandelDatum: '2027-01-05' }));
    expect((await insurer.request(`/declaraties/${nummer}`, 'mila')).status).toBe(404);
  });
});
