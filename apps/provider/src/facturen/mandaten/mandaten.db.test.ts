import { sequenceNumbers } from '@mijn/testdata/relaties';
import { accountOf } from '@mijn/testdata/toRelatie';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type pg from 'pg';
import { openPool } from '../../db/database.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import {
  numberOf,
  sampleData,
  sampleDay,
  startTestProvider,
  type TestProvider,
} from '../../testing/trialProvider.testing.ts';
import { type SampleFactuur, writeLedger } from '../facturen.testing.ts';
import type { DayJob } from '../jobs/agenda.ts';
import type { IncassoBank } from '../jobs/incassoBank.ts';
import { runDay } from '../jobs/runDay.ts';

const path = '/uitbreidingen/incasso';
const sanne = numberOf('Sanne');
// The bank has the debits of Monday; those of Tuesday go to it on Monday.
const [monday, tuesday] = ['2026-11-23', '2026-11-24'];

let provider: TestProvider;
let jobs: pg.Pool;
beforeAll(async () => {
  provider = await startTestProvider({ jobsHeld: true }, {}, { ...sampleData, declaraties: [] });
  jobs = openPool(provider.logins, 'jobs', () => undefined, 1);
});
afterAll(async () => {
  await jobs.end();
  await provider.stop();
});
beforeEach(() =>
  provider.sql(`UPDATE insurer.relatie SET iban = '${accountOf(sequenceNumbers.sanne)}', versie = 1
      WHERE relatienummer = '${sanne}';
    SET session_replication_role = replica; DELETE FROM insurer.mandaat WHERE debiteur = '${sanne}';
    DELETE FROM insurer.boeking; DELETE FROM insurer.incasso; DELETE FROM insurer.job_run;
    DELETE FROM insurer.factuur_regel; DELETE FROM insurer.factuur; DELETE FROM insurer.regeling;
    DELETE FROM insurer.betaalverzoek_stap; DELETE FROM insurer.betaalverzoek; DELETE FROM insurer.bericht;
    SET session_replication_role = origin`),
);

interface Told {
  readonly status: number;
  readonly redenen?: readonly string[];
  readonly mandaat?: { readonly kenmerk: string };
  readonly incasso?: {
    readonly mandaat: { readonly kenmerk: string; readonly dag: number } | null;
    readonly bijBank: readonly object[];
    readonly gepland: readonly object[];
  };
}
const parse = (text: string): Told => JSON.parse(text);

const put = async (as: string | undefined, body: object = {}) => {
  const response = await provider.request(path, as, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ versie: 1, dag: 25, akkoord: true, ...body }),
  });
  return parse(response.text);
};
const stop = async (as: string | undefined, kenmerk: string) =>
  parse((await provider.request(`${path}/${kenmerk}`, as, { method: 'DELETE' })).text);
const read = async (as: string) => parse((await provider.request(path, as)).text);
const start = async () => (await put('sanne')).mandaat?.kenmerk ?? '';

const day = (text: string) => Temporal.PlainDate.from(text);
/** Runs jobs of a day, and returns the accounts that were debited with the key of each debit. */
async function run(
  on: string,
  names: readonly DayJob[],
  outcome: 'succeeded' | 'failed' = 'succeeded',
) {
  const taken: (readonly [string, string])[] = [];
  const bank: IncassoBank = async (iban, _amount, _day, key) => {
    taken.push([iban, key]);
    return outcome;
  };
  await inJob(jobs, (tx) => runDay(tx, { day: day(on), jobs: new Set(names) }, bank));
  return taken;
}

const factuur = (number: number, incassos: SampleFactuur['incassos'] = []): SampleFactuur => ({
  kenmerk: `F2026-0000000${number}`,
  soort: 'Zorgpremie',
  datum: '2026-11-01',
  regels: [{ bedrag: 10_000 + number }],
  incassos,
});
const planned = (datum: string) => [{ poging: 1, status: 'gepland', datum } as const];
const statuses = async () =>
  (
    await provider.sql<{ status: string }>(
      `SELECT concat_ws(' ', kenmerk, poging, status) AS status FROM insurer.incasso ORDER BY kenmerk, poging`,
    )
  ).map(({ status }) => status);
const requests = () =>
  provider.sql(`SELECT v.titel, v.datum::text, array_agg(f.kenmerk ORDER BY f.kenmerk) AS facturen
    FROM insurer.betaalverzoek v JOIN insurer.factuur f ON f.betaalverzoek = v.kenmerk
    GROUP BY v.kenmerk ORDER BY v.titel`);
const messages = async () =>
  (
    await provider.sql<{ soort: string }>(
      `SELECT soort FROM insurer.bericht WHERE relatienummer = '${sanne}' ORDER BY volgnummer`,
    )
  ).map(({ soort }) => soort);

describe('a mandate', () => {
  it('begins when its person agrees to it, once, with a message', async () => {
    expect(await read('sanne')).toMatchObject({
      incasso: {
        mandaat: null,
        aanbod: { dagen: [1, 10, 20, 25], aankondiging: 14, incassant: 'NL70ZZZ000000010000' },
        nogBijBankTot: monday,
      },
    });
    const clicks = await Promise.all([put('sanne'), put('sanne')]);
    const kenmerk = clicks[0].mandaat?.kenmerk ?? '';
    expect(kenmerk).toMatch(/^M\d{10}$/);
    const mandaat = { kenmerk, getekendOp: sampleDay.toString(), dag: 25 };
    expect(clicks).toEqual([
      { status: 200, mandaat },
      { status: 200, mandaat },
    ]);
    expect((await read('sanne')).incasso?.mandaat).toEqual(mandaat);
    expect(await messages()).toEqual(['incassoGestart']);
    expect(
      await provider.sql(`SELECT iban FROM insurer.mandaat WHERE kenmerk = '${kenmerk}'`),
    ).toEqual([{ iban: accountOf(sequenceNumbers.sanne) }]);
  });

  it('moves to another day without another signature', async () => {
    const kenmerk = await start();
    expect(await put('sanne', { dag: 10 })).toMatchObject({ mandaat: { kenmerk, dag: 10 } });
    expect(await messages()).toEqual(['incassoGestart']);
  });

  it.each([
    [400, { akkoord: false }],
    [400, { dag: 11 }],
    [400, { dag: 0 }],
    [409, { versie: 0 }],
  ])('is refused with %d for %j', async (status, body) => {
    expect(await put('sanne', body)).toMatchObject({ status });
    expect((await read('sanne')).incasso?.mandaat).toBeNull();
  });

  it('is refused without an account, and for one that changes meanwhile', async () => {
    await provider.sql(`UPDATE insurer.relatie SET iban = NULL WHERE relatienummer = '${sanne}'`);
    expect(await put('sanne')).toMatchObject({ status: 409 });
  });

  it('is closed to a partner, a child, the other brand and strangers', async () => {
    const kenmerk = await start();
    const closed = { GeenVerzekeringsnemer: ['daan', 'bram'], GeenZenZ: ['piet'] };
    for (const [reason, people] of Object.entries(closed))
      for (const as of people) {
        const refusal = { status: 403, redenen: [reason] };
        expect([as, await read(as)]).toEqual([as, refusal]);
        expect([as, await put(as)]).toEqual([as, refusal]);
      }
    for (const as of ['daan', 'bram', 'piet', 'jan'])
      expect([as, await stop(as, kenmerk)]).toEqual([as, { status: 404 }]);
    const own = await provider.sql<{ kenmerk: string }>(
      `SELECT kenmerk FROM insurer.mandaat WHERE merk = 'AZVZ' AND debiteur = '${numberOf('Piet')}'`,
    );
    expect(await stop('piet', own[0]?.kenmerk ?? '')).toMatchObject({ redenen: ['GeenZenZ'] });
    expect(await stop(undefined, kenmerk)).toMatchObject({ status: 401 });
    expect(await stop('sanne', 'M0000000000')).toEqual({ status: 404 });
    expect((await read('sanne')).incasso?.mandaat?.kenmerk).toBe(kenmerk);
  });
});

/** Ends Sanne's policy, or with null lets it go on. */
const endPolicy = (on: string | null) =>
  provider.sql(
    `UPDATE insurer.polis SET geldig_tot = ${on ? `'${on}'` : 'NULL'} WHERE verzekeringsnemer = '${sanne}'`,
  );

describe('a former verzekeringsnemer', () => {
  it('can end a mandate, and gets no new one', async () => {
    const kenmerk = await start();
    await endPolicy('2026-11-01');
    expect((await read('sanne')).incasso).toMatchObject({ mandaat: { kenmerk }, aanbod: null });
    expect(await put('sanne', { dag: 10 })).toMatchObject({ redenen: ['GeenVerzekeringsnemer'] });
    expect(await stop('sanne', kenmerk)).toEqual({ status: 200 });
    expect((await read('sanne')).incasso?.mandaat).toBeNull();
    await endPolicy(null);
  });
});

describe('debits by a mandate', () => {
  it('are announced with day and amount at least 14 days ahead', async () => {
    await start();
    await writeLedger(provider, {
      debiteur: sanne,
      facturen: [{ ...factuur(1), datum: sampleDay.toString() }],
    });
    await run(sampleDay.toString(), ['announce', 'betaalverzoeken']);
    expect(await requests()).toEqual([]);
    expect((await read('sanne')).incasso?.gepland).toEqual([
      { datum: '2026-12-28', bedrag: 100.01 },
    ]);
    const { berichten } = await provider.read<{ berichten: object[] }>(
      '/uitbreidingen/berichten',
      'sanne',
    );
    expect(berichten[0]).toMatchObject({
      soort: 'termijn',
      datum: sampleDay.toString(),
      dag: '2026-12-28',
      bedrag: 100.01,
    });
  });

  it('stop with it unless the bank has them, and are requested instead', async () => {
    const kenmerk = await start();
    const second = { poging: 2, status: 'gepland', datum: tuesday } as const;
    await writeLedger(provider, {
      debiteur: sanne,
      facturen: [
        factuur(1, planned(monday)),
        factuur(2, planned(tuesday)),
        factuur(3, [{ poging: 1, status: 'mislukt', datum: '2026-10-26' }, second]),
      ],
    });
    expect((await read('sanne')).incasso).toMatchObject({
      bijBank: [{ datum: monday, bedrag: 100.01, iban: expect.stringContaining('••') }],
      gepland: [
        { datum: tuesday, bedrag: 100.02 },
        { datum: tuesday, bedrag: 100.03 },
      ],
    });
    expect(await stop('sanne', kenmerk)).toEqual({ status: 200 });
    expect(await stop('sanne', kenmerk)).toEqual({ status: 200 });
    expect(await statuses()).toEqual([
      'F2026-00000001 1 gepland',
      'F2026-00000002 1 vervallen',
      'F2026-00000003 1 mislukt',
      'F2026-00000003 2 vervallen',
    ]);
    const datum = sampleDay.toString();
    expect(await requests()).toEqual([
      { titel: 'Factuur', datum, facturen: ['F2026-00000002'] },
      { titel: 'Incasso mislukt', datum, facturen: ['F2026-00000003'] },
    ]);
    expect(await messages()).toEqual(['incassoGestart', 'betaalverzoek', 'incassoGestopt']);
    const { body } = await provider.read<{
      body: { facturen: { kenmerk: string; status: string }[] };
    }>('/facturen', 'sanne');
    expect(body.facturen.find((one) => one.kenmerk === 'F2026-00000002')?.status).toBe(
      'Te betalen via iDEAL',
    );
    expect((await run(tuesday, ['incassos'])).map(([, key]) => key)).toEqual(['F2026-00000001/1']);
  });

  it('are requested when they fail after its end, and not tried again', async () => {
    const kenmerk = await start();
    await writeLedger(provider, { debiteur: sanne, facturen: [factuur(1, planned(monday))] });
    await stop('sanne', kenmerk);
    await run(monday, ['incassos'], 'failed');
    expect(await statuses()).toEqual(['F2026-00000001 1 mislukt']);
    await run('2026-12-01', ['betaalverzoeken']);
    expect(await requests()).toMatchObject([{ titel: 'Incasso mislukt' }]);
  });

  it('are not planned for an invoice after its end', async () => {
    await stop('sanne', await start());
    await writeLedger(provider, {
      debiteur: sanne,
      facturen: [{ ...factuur(1), datum: sampleDay.toString() }],
    });
    await run(sampleDay.toString(), ['announce', 'betaalverzoeken']);
    expect(await statuses()).toEqual([]);
    expect(await requests()).toMatchObject([{ titel: 'Factuur', facturen: ['F2026-00000001'] }]);
  });

  it('move to another account unless the bank has them, each once', async () => {
    await start();
    const facturen = [factuur(1, planned(monday)), factuur(2, planned(tuesday))];
    await writeLedger(provider, { debiteur: sanne, facturen });
    const other = accountOf(sequenceNumbers.daan);
    const { status } = await provider.request(
      '/uitbreidingen/betaalinstellingen/rekening',
      'sanne',
      {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ versie: 1, iban: other, naam: 'Daan de Vries', akkoord: true }),
      },
    );
    expect(status).toBe(200);
    const shown = JSON.stringify((await read('sanne')).incasso?.bijBank);
    expect(shown).toContain(accountOf(sequenceNumbers.sanne).slice(-4));
    const taken = [...(await run(monday, ['incassos'])), ...(await run(tuesday, ['incassos']))];
    expect(taken).toEqual([
      [accountOf(sequenceNumbers.sanne), 'F2026-00000001/1'],
      [other, 'F2026-00000002/1'],
    ]);
  });
});
