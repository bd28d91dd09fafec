import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inJob } from '../../jobs/jobTransaction.ts';
import { openJobsDatabase } from '../../testing/jobsDatabase.testing.ts';
import { numberOf, sampleData } from '../../testing/trialProvider.testing.ts';
import { writeLedger } from '../facturen.testing.ts';
import { addAanmaningen } from './aanmaningen.queries.ts';
import { postBrieven } from './postBrieven.ts';
import { bookStorno } from './storno.queries.ts';

const { jobs, sql } = await openJobsDatabase({ ...sampleData, declaraties: [] });
const debiteur = numberOf('Sanne');
const [first, second, later] = ['0000000000000017', '0000000000000025', '0000000000000033'];
const postFolder = await mkdtemp(path.join(tmpdir(), 'post-'));
afterAll(() => rm(postFolder, { recursive: true }));

beforeEach(async () => {
  await sql(`SET session_replication_role = replica; DELETE FROM insurer.brief; DELETE FROM insurer.bericht;
    DELETE FROM insurer.boeking; DELETE FROM insurer.incasso; DELETE FROM insurer.factuur_regel;
    DELETE FROM insurer.factuur; DELETE FROM insurer.betaalverzoek_stap; DELETE FROM insurer.betaalverzoek;
    SET session_replication_role = origin`);
  const dueDates = { [first]: '2026-03-05', [second]: '2026-03-05', [later]: '2026-03-20' };
  const kenmerken = Object.entries(dueDates);
  await writeLedger(
    { sql },
    {
      debiteur,
      betaalverzoeken: kenmerken.map(([kenmerk, dueDate]) => ({
        kenmerk,
        titel: 'Herinnering',
        datum: '2026-01-20',
        dueDate,
      })),
      facturen: kenmerken.map(([betaalverzoek], nr) => ({
        kenmerk: `F2026-0000000${nr}`,
        soort: 'Zorgpremie',
        datum: '2026-01-20',
        betaalverzoek,
        regels: [{ bedrag: 150_00 }],
      })),
    },
  );
});

const prefer = (correspondentie: string, email: string | null) =>
  sql(`UPDATE insurer.relatie SET correspondentie = '${correspondentie}',
    email = ${email === null ? 'NULL' : `'${email}'`} WHERE relatienummer = '${debiteur}'`);
const now = () => Temporal.Instant.from('2026-03-21T10:00:00Z');
const remindOn = (day: string) =>
  inJob(jobs, (tx) => addAanmaningen(tx, Temporal.PlainDate.from(day)));
const brieven = () =>
  sql(`SELECT datum::text AS day, op_papier AS paper, onderwerpen AS about, inhoud->>'receivedOn' AS received,
    inhoud->'kosten' AS costs FROM insurer.brief ORDER BY datum`);
const lastDays = () =>
  sql(`SELECT kenmerk, uiterste_betaaldatum::text AS until FROM insurer.betaalverzoek
    WHERE titel = 'Aanmaning' ORDER BY kenmerk`);

describe('the 14-day letter', () => {
  // Friday 6 March: received on Tuesday, and the fourteenth day after that is 24 March.
  it.each([
    ['Papier', 'sanne@voorbeeld.example'],
    ['GeenKeuze', 'sanne@voorbeeld.example'],
    ['Digitaal', null],
  ])('is sent on paper to a person who has chosen %s, with address %s', async (choice, email) => {
    await prefer(choice, email);
    await remindOn('2026-03-06');
    expect(await lastDays()).toMatchObject([{ until: '2026-03-24' }, { until: '2026-03-24' }]);
    expect(await brieven()).toEqual([
      {
        day: '2026-03-06',
        paper: true,
        about: [first, second],
        received: '2026-03-10',
        costs: 45_00,
      },
    ]);
  });

  it('counts from its own day with digital delivery', async () => {
    await prefer('Digitaal', 'sanne@voorbeeld.example');
    await remindOn('2026-03-06');
    expect(await lastDays()).toMatchObject([{ until: '2026-03-20' }, { until: '2026-03-20' }]);
    expect(await brieven()).toMatchObject([{ paper: false, received: '2026-03-06' }]);
  });

  it('states one amount of costs for all claims with an Aanmaning', async () => {
    await prefer('Papier', null);
    await remindOn('2026-03-06');
    await remindOn('2026-03-21');
    expect(await brieven()).toMatchObject([
      { about: [first, second], costs: 45_00 },
      { about: [first, second, later], costs: 67_50 },
    ]);
  });

  it('is sent again with a new last day when a debit under an Aanmaning is returned', async () => {
    await prefer('Papier', null);
    await remindOn('2026-03-06');
    await sql(`INSERT INTO insurer.incasso (sleutel, kenmerk, debiteur, poging, datum, bedrag, status)
      VALUES ('returned', 'F2026-00000000', '${debiteur}', 1, '2026-03-02', 15000, 'afgeschreven');
      INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
      VALUES ('incasso/returned', 'F2026-00000000', '${debiteur}', 'incasso', 15000, '2026-03-07')`);
    const [incasso] = await sql(`SELECT incasso_id::int AS id FROM insurer.incasso`);
    // Friday 27 March: received on Tuesday.
    await inJob(jobs, (tx) =>
      bookStorno(tx, Number(incasso?.['id']), Temporal.PlainDate.from('2026-03-27')),
    );
    expect(await lastDays()).toMatchObject([{ until: '2026-04-14' }, { until: '2026-03-24' }]);
    expect(await brieven()).toMatchObject([
      { day: '2026-03-06' },
      { day: '2026-03-27', about: [second, first], received: '2026-03-31', costs: 45_00 },
    ]);
  });

  it('is put into the folder of outgoing post once, and only for paper', async () => {
    await prefer('Papier', null);
    await remindOn('2026-03-06');
    await prefer('Digitaal', 'sanne@voorbeeld.example');
    await remindOn('2026-03-21');
    expect(await postBrieven({ pool: jobs, now, postFolder })).toBe(1);
    expect(await postBrieven({ pool: jobs, now, postFolder })).toBe(0);
    const files = await readdir(postFolder);
    expect(files).toEqual([expect.stringMatching(/^2026-03-06-[0-9a-f-]{36}\.pdf$/)]);
    const pdf = await readFile(path.join(postFolder, files[0] ?? ''));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
