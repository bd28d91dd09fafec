import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleUrls } from '../db/roles.ts';
import { toLines, readDiagram } from '../testing/diagram.testing.ts';
import { initialStateOf, statesOf, allowedTransitions } from '../testing/transitions.testing.ts';
import { numberOf, sampleData } from '../testing/trialProvider.testing.ts';
import { createSeededDatabase } from '../testing/seededDatabase.testing.ts';
import { paymentStates, paymentTransitions } from './betalingen.rules.ts';

const db = await createSeededDatabase({ ...sampleData, declaraties: [] });
const client = new pg.Client({ connectionString: db.url });
const jobs = new pg.Client({ connectionString: roleUrls(db.logins, 'jobs')[0] });
const diagram = readDiagram('betaling');

const column = {
  table: 'insurer.betaling',
  column: 'status',
  row: `bedrag = 100`,
  belongsTo: Object.fromEntries(
    paymentStates.map((state) => [
      state,
      state === 'betaald'
        ? `dienst_id = 'tr_1', ontvangen = 100, geboekt = 100, te_veel = 0`
        : `dienst_id = 'tr_1', geboekt = NULL, te_veel = NULL`,
    ]),
  ),
};

beforeAll(async () => {
  await client.connect();
  await jobs.connect();
  await client.query(`
    INSERT INTO insurer.betaalverzoek (kenmerk, sleutel, debiteur, titel, datum, uiterste_betaaldatum)
    VALUES ('5000056789012345', 'example', '${numberOf('Jan')}', 'Factuur', '2026-11-01', '2026-12-01');
    WITH p AS (INSERT INTO insurer.betaling (betaalverzoek, debiteur, merk, bedrag)
      VALUES ('5000056789012345', '${numberOf('Jan')}', 'ZZ', 100) RETURNING *)
    INSERT INTO insurer.betaling_deel (betaling_id, betaalverzoek, debiteur, bedrag)
    SELECT betaling_id, betaalverzoek, debiteur, bedrag FROM p`);
});
afterAll(async () => {
  await jobs.end();
  await client.end();
  await db.drop();
});

describe('the diagram of a payment', () => {
  it('has the states of the database and of the rules, and starts with the default of a new row', async () => {
    expect(diagram.states.toSorted()).toEqual((await statesOf(client, column)).toSorted());
    expect(diagram.states.toSorted()).toEqual([...paymentStates].toSorted());
    expect(diagram.begin).toEqual([await initialStateOf(client, column)]);
  });

  it('has exactly the transitions of the rules', () => {
    const allowed = paymentStates.flatMap((from) =>
      paymentTransitions[from].map((to) => ({ from, to })),
    );
    expect(toLines(allowed)).toEqual(toLines(diagram.transitions));
  });

  it('has exactly the transitions that PostgreSQL allows', async () => {
    const allowed = await allowedTransitions(client, column, diagram);
    expect(toLines(allowed)).toEqual(toLines(diagram.transitions));
  });
});

describe('the log of a payment', () => {
  it('has every change in order with its source, and is immutable', async () => {
    await jobs.query(`UPDATE insurer.betaling SET status = 'open', dienst_id = 'tr_1'`);
    await jobs.query(`UPDATE insurer.betaling SET status = 'verlopen', bron = 'afstemming'`);
    await jobs.query(`UPDATE insurer.betaling SET blikken = 3`);
    await jobs.query(
      `UPDATE insurer.betaling SET status = 'betaald', bron = 'webhook', ontvangen = 100, geboekt = 60, te_veel = 40`,
    );
    const { rows } = await jobs.query(
      'SELECT volgnummer, van, naar, bron FROM insurer.betaling_stap ORDER BY volgnummer',
    );
    expect(rows).toEqual([
      { volgnummer: 1, van: null, naar: 'aangemaakt', bron: 'start' },
      { volgnummer: 2, van: 'aangemaakt', naar: 'open', bron: 'start' },
      { volgnummer: 3, van: 'open', naar: 'verlopen', bron: 'afstemming' },
      { volgnummer: 4, van: 'verlopen', naar: 'betaald', bron: 'webhook' },
    ]);
    for (const statement of [
      `UPDATE insurer.betaling_stap SET naar = 'mislukt'`,
      `DELETE FROM insurer.betaling_stap`,
      `TRUNCATE insurer.betaling_stap`,
      `DELETE FROM insurer.betaling`,
    ]) {
      await expect(client.query(statement)).rejects.toThrow(
        /never changed or removed|cannot truncate/,
      );
    }
    await expect(
      jobs.query(`INSERT INTO insurer.betaling_stap (betaling_id, volgnummer, naar, bron)
        SELECT betaling_id, 9, 'betaald', 'webhook' FROM insurer.betaling`),
    ).rejects.toThrow(/permission denied/);
  });

  it('protects the amounts, and requires the paid amount to be booked in full', async () => {
    for (const values of [
      'bedrag = 1',
      `betaalverzoek = '5000056789012346'`,
      `dienst_id = 'tr_2'`,
      'geboekt = 0, te_veel = 100',
      'geboekt = 60, te_veel = 0',
    ]) {
      await expect(client.query(`UPDATE insurer.betaling SET ${values}`)).rejects.toThrow(
        /does not change|violates/,
      );
    }
  });
});

const insert = (delen: string) => `
  WITH p AS (INSERT INTO insurer.betaling (betaalverzoek, debiteur, merk, bedrag)
    VALUES ('5000056789012346', '${numberOf('Jan')}', 'ZZ', 100) RETURNING *)
  INSERT INTO insurer.betaling_deel (betaling_id, betaalverzoek, debiteur, bedrag) ${delen}`;

describe('the parts of a payment', () => {
  it('are inserted with it and add up to its amount', async () => {
    await client.query(`INSERT INTO insurer.betaalverzoek (kenmerk, sleutel, debiteur, titel, datum, uiterste_betaaldatum)
      VALUES ('5000056789012346', 'example-2', '${numberOf('Jan')}', 'Factuur', '2026-11-01', '2026-12-01')`);
    for (const delen of [
      'SELECT betaling_id, betaalverzoek, debiteur, 99 FROM p',
      `SELECT betaling_id, '5000056789012345', debiteur, 100 FROM p`,
      'SELECT betaling_id, betaalverzoek, debiteur, bedrag FROM p WHERE false',
      `SELECT betaling_id, betaalverzoek, '${numberOf('Sanne')}', bedrag FROM p`,
    ]) {
      await expect(client.query(insert(delen))).rejects.toThrow(
        /do not add up|violates|duplicate key/,
      );
    }
  });

  it('are running as long as it is, with one running attempt per payment request', async () => {
    const whole = 'SELECT betaling_id, betaalverzoek, debiteur, bedrag FROM p';
    await client.query(insert(whole));
    await expect(client.query(insert(whole))).rejects.toThrow(/betaling_under_way/);
    await client.query(
      `UPDATE insurer.betaling SET status = 'verlopen' WHERE betaalverzoek = '5000056789012346'`,
    );
    await client.query('BEGIN');
    await client.query(insert(whole));
    await client.query('ROLLBACK');
    for (const statement of [
      'UPDATE insurer.betaling_deel SET bedrag = 1',
      'DELETE FROM insurer.betaling_deel',
    ]) {
      await expect(client.query(statement)).rejects.toThrow(/never changed or removed/);
    }
  });
});
