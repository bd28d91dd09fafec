import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bsnVan } from '@mijn/testdata/bouwRelatie';
import { openPool } from '../../db/database.ts';
import { inTaak } from '../../declaraties/taken/taak.ts';
import { nummerVan, type ProefProvider, startProefProvider } from '../../testhulp/proefProvider.ts';
import { inAccess } from '../../toegang/inAccess.ts';
import { proefKenmerk, voegVerzoekToe } from '../factuur.testhulp.ts';
import { boekBetaling, getTeBetalenVergrendeld } from './boekBetaling.queries.ts';
import { getTeBetalen } from '../teBetalen.queries.ts';

let insurer: ProefProvider;
let taken: pg.Pool;
let app: pg.Pool;
let teller = 0;
let verzoek = '';
const dag = Temporal.PlainDate.from('2026-11-21');
const sanne = nummerVan('Sanne');

beforeAll(async () => {
  insurer = await startProefProvider();
  taken = openPool(insurer.databaseUrl, 'taken', () => undefined, 8);
  app = openPool(insurer.databaseUrl, 'app', () => undefined, 2);
});
afterAll(async () => {
  await Promise.all([taken.end(), app.end()]);
  await insurer.stop();
});
beforeEach(async () => {
  teller += 1;
  verzoek = proefKenmerk(teller);
  const factuur = (nr: number, bedrag: number, datum: string) => ({
    kenmerk: `F2026-${String(teller * 10 + nr).padStart(8, '0')}`,
    debiteur: sanne,
    bedrag,
    datum,
  });
  await voegVerzoekToe(insurer, verzoek, [
    factuur(2, 5_000, '2026-11-10'),
    factuur(1, 12_000, '2026-11-01'),
  ]);
});

function boek(bedrag: number, betalingId: string = randomUUID(), kenmerk = verzoek) {
  return inTaak(taken, (tx) => boekBetaling(tx, { kenmerk, bedrag, betalingId, dag }));
}

async function open(): Promise<number[]> {
  const rijen = await insurer.sql<{ open: number }>(
    `SELECT s.open FROM verzekeraar.factuur_stand s JOIN verzekeraar.factuur f USING (kenmerk)
     WHERE f.betaalverzoek = '${verzoek}' ORDER BY f.datum`,
  );
  return rijen.map((rij) => rij.open);
}

function teBetalenDoor(persona: string) {
  const database = {
    pool: app,
    leesPool: app,
    nu: () => Temporal.Instant.from('2026-11-21T12:00:00Z'),
  };
  return inAccess(database, { bsn: bsnVan(persona), niveau: 25 }, (access, tx) =>
    getTeBetalen(access, tx, verzoek),
  );
}

describe('a payment that came in', () => {
  it('pays the oldest invoice of its request first', async () => {
    expect(await boek(13_000)).toEqual({ geboekt: 13_000, teVeel: 0 });
    expect(await open()).toEqual([0, 4_000]);
    expect(await boek(4_000)).toEqual({ geboekt: 4_000, teVeel: 0 });
    expect(await open()).toEqual([0, 0]);
  });

  it('is booked once, however often it is told and by how many at once', async () => {
    const id = randomUUID();
    const keren = await Promise.all(Array.from({ length: 8 }, () => boek(17_000, id)));
    expect(new Set(keren.map((keer) => JSON.stringify(keer)))).toEqual(
      new Set(['{"geboekt":17000,"teVeel":0}']),
    );
    expect(await open()).toEqual([0, 0]);
  });

  it('of too much is kept as a credit; the invoices are never overpaid', async () => {
    expect(await boek(20_000)).toEqual({ geboekt: 17_000, teVeel: 3_000 });
    const twee = await Promise.all([boek(100), boek(200)]);
    expect(twee.map(({ teVeel }) => teVeel)).toEqual([100, 200]);
    expect(await open()).toEqual([0, 0]);
  });

  it('for an unknown request, or of nothing, is refused', async () => {
    await expect(boek(100, randomUUID(), proefKenmerk(999))).rejects.toThrow(/No payment request/);
    await expect(boek(0)).rejects.toThrow(RangeError);
    await expect(boek(0.5)).rejects.toThrow(RangeError);
  });
});

describe('what is to be paid', () => {
  it('is the open sum, to whom it is asked of', async () => {
    await boek(1_000);
    expect(await teBetalenDoor('sanne')).toEqual({ bedrag: 16_000, debiteur: sanne });
    await boek(16_000);
    expect(await teBetalenDoor('sanne')).toEqual({ bedrag: 0, debiteur: sanne });
    expect(await inTaak(taken, (tx) => getTeBetalenVergrendeld(tx, verzoek))).toEqual({
      bedrag: 0,
      debiteur: sanne,
    });
  });

  it.each(['daan', 'bram', 'jan', 'tom'])('is unknown to %s', async (persona) => {
    expect(await teBetalenDoor(persona)).toBeUndefined();
  });
});

it('refuses, in the database itself, to book beyond an invoice and to change what was booked', async () => {
  await boek(12_000);
  const kenmerk = `F2026-${String(teller * 10 + 1).padStart(8, '0')}`;
  await expect(
    insurer.sql(`INSERT INTO verzekeraar.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
      VALUES ('x${teller}', '${kenmerk}', '${sanne}', 'betaling', 1, '2026-11-21')`),
  ).rejects.toThrow(/beyond its amount/);
  for (const opdracht of [
    `UPDATE verzekeraar.boeking SET bedrag = 1`,
    `DELETE FROM verzekeraar.boeking`,
    `UPDATE verzekeraar.factuur SET bedrag = 1 WHERE kenmerk = '${kenmerk}'`,
  ]) {
    await expect(insurer.sql(opdracht)).rejects.toThrow();
  }
});
