import { expect, it } from 'vitest';
import {
  fieldsFor,
  parseResponse,
  sendRequest,
  toFormData,
} from '../../declaraties/submit/submit.testing.ts';
import { openPool } from '../../db/database.ts';
import { writeLedger } from '../../facturen/facturen.testing.ts';
import { bookPayouts } from '../../facturen/jobs/aanmaningen.queries.ts';
import { addDueBerichten } from '../../facturen/jobs/berichten.queries.ts';
import { addNextTermijnen } from '../../facturen/jobs/regelingen.queries.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { numberOf, useTestProvider } from '../../testing/trialProvider.testing.ts';
import { readRelatie } from '../change/change.testing.ts';
import { berichtenOf, sendBerichten } from './berichten.testing.ts';

const insurer = await useTestProvider({ jobsHeld: true });

const day = (text: string) => Temporal.PlainDate.from(text);
const termijnen = async () =>
  (await berichtenOf(insurer, 'piet')).filter(({ soort }) => soort === 'termijn');

it('shows a term with the amount to be debited by the current open amount', async () => {
  const debiteur = numberOf('Piet');
  const regeling = 'R2026-0000009';
  const factuur = (kenmerk: string, bedrag: number) => ({
    ...({ kenmerk, soort: 'Zorgpremie', datum: '2026-11-01' } as const),
    regeling,
    regels: [{ bedrag }],
  });
  await writeLedger(insurer, {
    debiteur,
    regelingen: [{ regeling_id: regeling, soort: 'betaalgemak', status: 'lopend' }],
    facturen: [factuur('F2026-77000009', 2_500)],
  });
  const jobs = openPool(insurer.logins, 'jobs', () => undefined, 1);
  await inJob(jobs, (tx) => addNextTermijnen(tx, day('2026-11-10')));
  await inJob(jobs, (tx) => addDueBerichten(tx, day('2026-11-27')));
  await jobs.end();

  // The last term is the rest of the open amount, less than € 40.
  expect(await termijnen()).toMatchObject([{ bedrag: 25, dag: '2026-11-30', gedaan: false }]);
  await writeLedger(insurer, { debiteur, facturen: [factuur('F2026-77000010', 9_000)] });
  expect(await termijnen()).toMatchObject([{ bedrag: 40 }]);
  await insurer.sql(`UPDATE insurer.incasso SET status = 'afgeschreven', bedrag = 3000
    WHERE regeling_id = '${regeling}'`);
  const names = [
    { factuur: 'Zorgpremie', datum: '2026-11-01' },
    { factuur: 'Zorgpremie', datum: '2026-11-01' },
  ];
  expect(await termijnen()).toMatchObject([
    { bedrag: 30, gedaan: true, gedaanOp: '2026-11-30', vervallen: false, regeling: names },
  ]);
});

it('shows a cancelled term with the day on which its arrangement ended', async () => {
  const regeling = 'R2026-0000010';
  await insurer.sql(`DELETE FROM insurer.bericht`);
  await writeLedger(insurer, {
    debiteur: numberOf('Piet'),
    regelingen: [{ regeling_id: regeling, soort: 'betalingsregeling', status: 'voltooid' }],
    facturen: [
      {
        ...({ kenmerk: 'F2026-77000020', soort: 'Zorgpremie', datum: '2026-11-01' } as const),
        regeling,
        regels: [{ bedrag: 2_500 }],
      },
    ],
  });
  const [lapsed] = await insurer.sql<{ id: string; ended: string }>(
    `INSERT INTO insurer.incasso (sleutel, debiteur, regeling_id, poging, datum, bedrag, status)
     VALUES ('lapsed', '${numberOf('Piet')}', '${regeling}', 1, '2026-12-30', 2500, 'vervallen')
     RETURNING incasso_id::text AS id, (SELECT beeindigd_op::text FROM insurer.regeling
       WHERE regeling_id = '${regeling}') AS ended`,
  );
  await insurer.sql(`INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
    VALUES ('lapsed', '${numberOf('Piet')}', 'termijn', '${lapsed?.id}', '2026-12-27')`);
  expect(lapsed?.ended).toMatch(/^\d{4}-/);
  expect(await termijnen()).toMatchObject([
    { dag: '2026-12-30', gedaan: true, gedaanOp: lapsed?.ended, vervallen: true },
  ]);
});

it('shows money as paid out, for an invoice below zero and for an overpayment', async () => {
  const debiteur = numberOf('Fatima');
  const kenmerk = 'F2026-77000011';
  await writeLedger(insurer, {
    debiteur,
    facturen: [
      { kenmerk, soort: 'Zorgpremie', datum: '2026-11-01', regels: [{ bedrag: -28_900 }] },
    ],
  });
  await insurer.sql(`INSERT INTO insurer.betaalverzoek
      (kenmerk, sleutel, debiteur, titel, datum, uiterste_betaaldatum)
    VALUES ('5000056789012345', 'x', '${debiteur}', 'Factuur', '2026-11-01', '2026-12-01');
    INSERT INTO insurer.tegoed (betaling_id, debiteur, betaalverzoek, bedrag, datum)
    VALUES (gen_random_uuid(), '${debiteur}', '5000056789012345', 2000, '2026-11-01')`);
  const jobs = openPool(insurer.logins, 'jobs', () => undefined, 1);
  await inJob(jobs, (tx) => bookPayouts(tx, day('2026-11-20')));
  await jobs.end();
  const tegoeden = (await berichtenOf(insurer, 'fatima')).filter(({ soort }) => soort === 'tegoed');
  expect(tegoeden.toSorted((one, other) => (one.bedrag ?? 0) - (other.bedrag ?? 0))).toMatchObject([
    { bedrag: 20, dag: '2026-11-20', kenmerk: '5000056789012345', factuur: null, gedaan: false },
    {
      bedrag: 289,
      dag: '2026-11-20',
      kenmerk,
      gedaan: false,
      factuur: { factuur: 'Zorgpremie', periode: '2026-11' },
      betaalverzoek: null,
    },
  ]);
});

/** Adds messages to Tom on the same subject, on several days. */
const tell = (kind: string, onderwerp: string, ...days: readonly string[]) =>
  insurer.sql(
    days
      .map(
        (datum) => `INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
          VALUES ('${datum}/${onderwerp}', '${numberOf('Tom')}', '${kind}', '${onderwerp}', '${datum}')`,
      )
      .join(';'),
  );
const tomsUnread = async () => (await readRelatie(insurer, 'tom')).relatie.ongelezenBerichten;

it('lists and counts only the latest message about a payment request', async () => {
  const request = '5000056789012353';
  await insurer.sql(`DELETE FROM insurer.bericht`);
  await writeLedger(insurer, {
    debiteur: numberOf('Tom'),
    betaalverzoeken: [
      { kenmerk: request, titel: 'Aanmaning', datum: '2026-09-01', dueDate: '2026-12-08' },
    ],
    facturen: [
      {
        kenmerk: 'F2026-77000012',
        soort: 'Zorgpremie',
        datum: '2026-09-01',
        betaalverzoek: request,
        regels: [{ bedrag: 6_200 }],
      },
    ],
  });
  await tell('betaalverzoek', request, '2026-09-28', '2026-10-02', '2026-10-17');
  await tell('betaalverzoek', 'another', '2026-09-30');
  expect(await berichtenOf(insurer, 'tom')).toMatchObject([
    { kenmerk: request, datum: '2026-10-17' },
    { datum: '2026-09-30' },
  ]);
  expect(await tomsUnread()).toBe(2);

  const [newest] = await berichtenOf(insurer, 'tom');
  await sendBerichten(insurer, 'tom', '/gelezen', { berichtId: newest?.berichtId });
  expect(await tomsUnread()).toBe(1);

  await tell('betaalverzoek', request, '2026-11-24');
  expect(await tomsUnread()).toBe(2);
});

it('marks a payment request with a pending payment', async () => {
  const request = '5000056789012361';
  await insurer.sql(`DELETE FROM insurer.bericht;
    INSERT INTO insurer.betaalverzoek (kenmerk, sleutel, debiteur, titel, datum, uiterste_betaaldatum)
    VALUES ('${request}', 'y', '${numberOf('Tom')}', 'Factuur', '2026-09-01', '2026-12-08')`);
  await tell('betaalverzoek', request, '2026-11-24');
  const checking = async () =>
    (await berichtenOf(insurer, 'tom')).map(({ betaalverzoek }) => betaalverzoek?.inBehandeling);
  expect(await checking()).toEqual([false]);
  await insurer.sql(`WITH attempt AS (
      INSERT INTO insurer.betaling (betaalverzoek, debiteur, merk, bedrag)
      VALUES ('${request}', '${numberOf('Tom')}', 'ZZ', 6200) RETURNING *)
    INSERT INTO insurer.betaling_deel (betaling_id, betaalverzoek, debiteur, bedrag)
    SELECT betaling_id, betaalverzoek, debiteur, bedrag FROM attempt`);
  await insurer.sql(`UPDATE insurer.betaling SET status = 'open', dienst_id = 'tr_1'`);
  expect(await checking()).toEqual([false]);
  await insurer.sql(`UPDATE insurer.betaling SET status = 'inBehandeling'`);
  expect(await checking()).toEqual([true]);
});

it('shows a failed debit with the day of its retry, or as returned by the payer, until it is settled', async () => {
  const kenmerk = 'F2026-77000013';
  await insurer.sql(`DELETE FROM insurer.bericht`);
  await writeLedger(insurer, {
    debiteur: numberOf('Tom'),
    facturen: [
      {
        kenmerk,
        soort: 'Zorgpremie',
        datum: '2026-11-01',
        regels: [{ bedrag: 13_845 }],
        incassos: [
          { poging: 1, status: 'mislukt', datum: '2026-11-30' },
          { poging: 2, status: 'gepland', datum: '2026-12-28' },
        ],
      },
    ],
  });
  await insurer.sql(`UPDATE insurer.incasso SET bedrag = 13845 WHERE kenmerk = '${kenmerk}'`);
  const [incasso] = await insurer.sql<{ id: string }>(
    `SELECT incasso_id::text AS id FROM insurer.incasso WHERE kenmerk = '${kenmerk}' AND poging = 1`,
  );
  await tell('termijn', incasso?.id ?? '', '2026-11-30');
  const factuur = { factuur: 'Zorgpremie', datum: '2026-11-01' };
  const failed = { soort: 'termijn', kenmerk, bedrag: 138.45, mislukt: true, factuur };
  const open = { ...failed, gedaan: false };
  expect(await berichtenOf(insurer, 'tom')).toMatchObject([
    { ...open, dag: '2026-11-30', teruggeboekt: false, herincassoOp: '2026-12-28' },
  ]);
  await insurer.sql(
    `UPDATE insurer.incasso SET status = 'mislukt', mislukt_op = datum WHERE status = 'gepland'`,
  );
  expect(await berichtenOf(insurer, 'tom')).toMatchObject([
    { ...open, dag: '2026-12-28', herincassoOp: null, gedaanOp: null },
  ]);
  await insurer.sql(
    `UPDATE insurer.incasso SET teruggeboekt = true WHERE kenmerk = '${kenmerk}' AND poging = 2`,
  );
  expect(await berichtenOf(insurer, 'tom')).toMatchObject([{ ...open, teruggeboekt: true }]);
  await insurer.sql(`INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
    VALUES ('later', '${kenmerk}', '${numberOf('Tom')}', 'betaling', 13845, '2026-12-29')`);
  expect(await berichtenOf(insurer, 'tom')).toMatchObject([
    { ...failed, gedaan: true, gedaanOp: '2026-12-29' },
  ]);
});

it('shows a claim for a child who has left since under the child’s name', async () => {
  const answer = await sendRequest(
    insurer,
    'sanne',
    toFormData(fieldsFor('Lotte', { notaNummer: 'N-left' })),
  );
  await insurer.jobs.runAll();
  const namesOfClaim = async () =>
    (await berichtenOf(insurer, 'sanne'))
      .filter(({ kenmerk }) => kenmerk === parseResponse(answer).nummer)
      .map(({ roepnaam }) => roepnaam);
  expect(await namesOfClaim()).toEqual(['Lotte']);
  await insurer.sql(`UPDATE insurer.verzekering SET geldig_tot = '2026-11-20'
    WHERE relatienummer = '${numberOf('Lotte')}'`);
  expect(await namesOfClaim()).toEqual([expect.stringContaining('Vries')]);
});

it('marks the message of an earlier stage of arrears once a later one followed', async () => {
  const debiteur = numberOf('Jan');
  const stages = [
    ['aanbod', '2027-02-05'],
    ['waarschuwing', '2027-04-05'],
  ] as const;
  const [polis] = await insurer.sql<{ nr: string }>(
    `SELECT polisnummer AS nr FROM insurer.polis WHERE verzekeringsnemer = '${debiteur}'`,
  );
  const [arrears] = await insurer.sql<{ id: string }>(
    `INSERT INTO insurer.premieachterstand (polisnummer, debiteur, stap, sinds)
     VALUES ('${polis?.nr}', '${debiteur}', 'aanbod', '2027-02-05') RETURNING achterstand_id::text AS id`,
  );
  for (const [stage, on] of stages) {
    await insurer.sql(`
      UPDATE insurer.premieachterstand SET stap = '${stage}' WHERE achterstand_id = ${arrears?.id};
      INSERT INTO insurer.premieachterstand_stap (achterstand_id, stap, debiteur, datum, maanden, bedrag)
      VALUES (${arrears?.id}, '${stage}', '${debiteur}', '${on}', 2, 40000);
      INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
      VALUES ('${stage}', '${debiteur}', 'premieachterstand', '${arrears?.id}/${stage}', '${on}')`);
  }
  const told = (await berichtenOf(insurer, 'jan')).filter(
    ({ soort }) => soort === 'premieachterstand',
  );
  expect(told.map(({ achterstand, vervallen }) => [achterstand, vervallen])).toEqual([
    ['waarschuwing', false],
    ['aanbod', true],
  ]);
});
