import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { inTaak, type TaakTransactie } from '../../declaraties/taken/taak.ts';
import { zaai } from '../../zaaien.ts';
import { boekBetaling } from './boekBetaling.queries.ts';
import { haalIn } from './haalIn.ts';
import type { Incassobank } from './incassobank.ts';
import { kies, maakProefwereld, maakWorp } from './proefwereld.testhulp.ts';
import { startRegeling } from './regelingen.ts';
import { verwerkStorno } from './storno.ts';
import { wetten } from './wetten.testhulp.ts';

// `npm run prove` asks for more.
const aantal = Number(process.env['GESCHIEDENISSEN'] ?? 2);
const begin = Temporal.PlainDate.from('2024-12-31');
const einde = Temporal.PlainDate.from('2026-10-01');

type Doe = (transactie: TaakTransactie) => Promise<unknown>;

/** One history: people pay, too little and too much and twice, debits fail and are given back. */
class Geschiedenis {
  readonly worp: () => number;
  readonly taken: pg.Pool;
  /** What was paid, by payment: cents. */
  readonly betaald = new Map<string, number>();
  dag = begin;

  constructor(url: string, zaad: number) {
    this.worp = maakWorp(zaad);
    this.taken = openPool(url, 'taken', () => undefined, 4);
  }

  readonly bank: Incassobank = async (iban, bedrag, dag) => {
    const som = Buffer.from(`${iban}${dag.toString().slice(0, 7)}`).reduce(
      (tot, teken) => (tot * 31 + teken) % 1_009,
      bedrag % 7,
    );
    return Promise.resolve(som % 4 === 0 ? 'mislukt' : 'gelukt');
  };

  async een<T extends pg.QueryResultRow>(sql: string): Promise<T | undefined> {
    const { rows } = await this.taken.query<T>(`${sql} ORDER BY 1`);
    return rows[Math.floor(this.worp() * rows.length)];
  }

  async betaal(): Promise<Doe | undefined> {
    const verzoek = await this.een<{ kenmerk: string; open: number }>(
      `SELECT v.kenmerk, coalesce(sum(s.open), 0)::int AS open FROM verzekeraar.betaalverzoek v
       LEFT JOIN verzekeraar.factuur f ON f.betaalverzoek = v.kenmerk
       LEFT JOIN verzekeraar.factuur_stand s ON s.kenmerk = f.kenmerk GROUP BY v.kenmerk
       HAVING coalesce(sum(s.open), 0) > 0 OR random() < 0.02`,
    );
    if (!verzoek) return undefined;
    const deel = kies(this.worp, [1, 1, 1, 0.4, 1.2]);
    const bedrag = Math.max(1, Math.round(verzoek.open * deel));
    const betalingId = randomUUID();
    this.betaald.set(betalingId, bedrag);
    const { dag } = this;
    const boek: Doe = (tx) =>
      boekBetaling(tx, { kenmerk: verzoek.kenmerk, bedrag, betalingId, dag });
    // Told twice, now and then.
    return this.worp() < 0.3 ? async (tx) => [await boek(tx), await boek(tx)] : boek;
  }

  async storneer(): Promise<Doe | undefined> {
    const incasso = await this.een<{ incasso_id: number }>(
      `SELECT incasso_id FROM verzekeraar.incasso WHERE status = 'afgeschreven'`,
    );
    return incasso && ((tx) => verwerkStorno(tx, incasso.incasso_id, this.dag));
  }

  async vraagRegeling(): Promise<Doe | undefined> {
    const wie = await this.een<{ debiteur: string }>(
      'SELECT DISTINCT debiteur FROM verzekeraar.betaalverzoek',
    );
    const soort = this.worp() < 0.7 ? 'betalingsregeling' : 'schuldregeling';
    const { dag } = this;
    return wie && ((tx) => startRegeling(tx, { ...wie, soort, verzoekenTot: dag }, dag));
  }

  /** Some days go by, while somebody does something, side by side. */
  async stap(): Promise<void> {
    const kans = this.worp();
    const doe = await (kans < 0.75
      ? this.betaal()
      : kans < 0.95
        ? this.storneer()
        : this.vraagRegeling());
    const volgende = this.dag.add({ days: Math.floor(this.worp() * 6) });
    await Promise.all([
      doe && opnieuw(() => inTaak(this.taken, doe)),
      haalIn(this.taken, volgende, this.bank),
    ]);
    this.dag = volgende;
  }
}

/** As the jobs of payments do: what met another booking is tried again. */
async function opnieuw(doe: () => Promise<unknown>, keren = 5): Promise<void> {
  try {
    await doe();
  } catch (fout) {
    if (keren === 0) throw fout;
    await opnieuw(doe, keren - 1);
  }
}

describe.each(Array.from({ length: aantal }, (_, i) => 4_000 + i))('history %d', (zaad) => {
  it('agrees to the cent: bills, payments, debits, refunds, set-offs and settlements', async () => {
    const db = await createTestDatabase();
    const geschiedenis = new Geschiedenis(db.url, zaad);
    const { taken } = geschiedenis;
    try {
      await zaai(db.url, maakProefwereld(geschiedenis.worp, 14));
      await haalIn(taken, begin, geschiedenis.bank);
      while (Temporal.PlainDate.compare(geschiedenis.dag, einde) < 0) await geschiedenis.stap();
      for (const [wet, sql] of Object.entries(wetten(geschiedenis.dag))) {
        expect([wet, (await taken.query(sql)).rows]).toEqual([wet, []]);
      }
      const { rows } = await taken.query<{ id: string; som: number }>(
        `SELECT betaling_id AS id, sum(bedrag) AS som FROM (
           SELECT betaling_id, bedrag FROM verzekeraar.boeking WHERE betaling_id IS NOT NULL
           UNION ALL SELECT betaling_id, bedrag FROM verzekeraar.tegoed) b GROUP BY betaling_id`,
      );
      expect(new Map(rows.map(({ id, som }) => [id, som]))).toEqual(geschiedenis.betaald);
      expect(rows.length).toBeGreaterThan(20);
    } finally {
      await taken.end();
      await db.drop();
    }
  }, 120_000);
});
