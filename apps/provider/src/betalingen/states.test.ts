import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolUrl } from '../db/rollen.ts';
import { alsRegels, leesDiagram } from '../testhulp/diagram.ts';
import { beginVan, statenVan, toegestaneOvergangen } from '../testhulp/overgangen.ts';
import { nummerVan, proefgoed } from '../testhulp/proefProvider.ts';
import { zaai } from '../zaaien.ts';
import { betaalStaten, stappen } from './betalingen.rules.ts';

const db = await createTestDatabase();
const client = new pg.Client({ connectionString: db.url });
const taken = new pg.Client({ connectionString: rolUrl(db.url, 'taken') });
const diagram = leesDiagram('betaling');

const kolom = {
  tabel: 'verzekeraar.betaling',
  kolom: 'status',
  rij: `bedrag = 100`,
  hoortBij: Object.fromEntries(
    betaalStaten.map((staat) => [
      staat,
      staat === 'betaald'
        ? `dienst_id = 'tr_1', geboekt = 100, te_veel = 0`
        : `dienst_id = 'tr_1', geboekt = NULL, te_veel = NULL`,
    ]),
  ),
};

beforeAll(async () => {
  await zaai(db.url, { ...proefgoed, declaraties: [] });
  await client.connect();
  await taken.connect();
  await client.query(`
    INSERT INTO verzekeraar.betaalverzoek (kenmerk, sleutel, debiteur, titel, datum, uiterste_betaaldatum)
    VALUES ('5000056789012345', 'proef', '${nummerVan('Jan')}', 'Factuur', '2026-11-01', '2026-12-01');
    INSERT INTO verzekeraar.betaling (betaalverzoek, debiteur, merk, bedrag)
    VALUES ('5000056789012345', '${nummerVan('Jan')}', 'ZZ', 100)`);
});
afterAll(async () => {
  await taken.end();
  await client.end();
  await db.drop();
});

describe('the diagram of a payment', () => {
  it('has the states of the database and of the rules, and begins in the one a new row has', async () => {
    expect(diagram.staten.toSorted()).toEqual((await statenVan(client, kolom)).toSorted());
    expect(diagram.staten.toSorted()).toEqual([...betaalStaten].toSorted());
    expect(diagram.begin).toEqual([await beginVan(client, kolom)]);
  });

  it('has the steps of the rules, and no other', () => {
    const mag = betaalStaten.flatMap((van) => stappen[van].map((naar) => ({ van, naar })));
    expect(alsRegels(mag)).toEqual(alsRegels(diagram.overgangen));
  });

  it('has the steps that PostgreSQL allows, and no other', async () => {
    const mag = await toegestaneOvergangen(client, kolom, diagram);
    expect(alsRegels(mag)).toEqual(alsRegels(diagram.overgangen));
  });
});

describe('the log of a payment', () => {
  it('has every change in order with its source, whoever makes it, and keeps it', async () => {
    await taken.query(`UPDATE verzekeraar.betaling SET status = 'open', dienst_id = 'tr_1'`);
    await taken.query(`UPDATE verzekeraar.betaling SET status = 'verlopen', bron = 'afstemming'`);
    await taken.query(`UPDATE verzekeraar.betaling SET blikken = 3`);
    await taken.query(
      `UPDATE verzekeraar.betaling SET status = 'betaald', bron = 'webhook', geboekt = 60, te_veel = 40`,
    );
    const { rows } = await taken.query(
      'SELECT volgnummer, van, naar, bron FROM verzekeraar.betaling_stap ORDER BY volgnummer',
    );
    expect(rows).toEqual([
      { volgnummer: 1, van: null, naar: 'aangemaakt', bron: 'start' },
      { volgnummer: 2, van: 'aangemaakt', naar: 'open', bron: 'start' },
      { volgnummer: 3, van: 'open', naar: 'verlopen', bron: 'afstemming' },
      { volgnummer: 4, van: 'verlopen', naar: 'betaald', bron: 'webhook' },
    ]);
    for (const opdracht of [
      `UPDATE verzekeraar.betaling_stap SET naar = 'mislukt'`,
      `DELETE FROM verzekeraar.betaling_stap`,
      `TRUNCATE verzekeraar.betaling_stap`,
      `DELETE FROM verzekeraar.betaling`,
    ]) {
      await expect(client.query(opdracht)).rejects.toThrow(
        /never changed or removed|cannot truncate/,
      );
    }
    await expect(
      taken.query(`INSERT INTO verzekeraar.betaling_stap (betaling_id, volgnummer, naar, bron)
        SELECT betaling_id, 9, 'betaald', 'webhook' FROM verzekeraar.betaling`),
    ).rejects.toThrow(/permission denied/);
  });

  it('goes with amounts that nobody changes, and is not booked for less than was paid', async () => {
    for (const waarden of [
      'bedrag = 1',
      `betaalverzoek = '5000056789012346'`,
      `dienst_id = 'tr_2'`,
      'geboekt = 0, te_veel = 100',
      'geboekt = 60, te_veel = 0',
    ]) {
      await expect(client.query(`UPDATE verzekeraar.betaling SET ${waarden}`)).rejects.toThrow(
        /does not change|violates/,
      );
    }
  });
});
