import { metHistorie } from '@mijn/testdata/historie';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../db/database.ts';
import { inTaak } from '../declaraties/taken/taak.ts';
import { leesDiagram } from '../testhulp/diagram.ts';
import {
  nummerVan,
  proefdag,
  type ProefProvider,
  proefgoed,
  startProefProvider,
} from '../testhulp/proefProvider.ts';
import { verzetDag } from '../tijd.ts';
import { factuurKolommen, type FactuurRij, factuurTabellen, feitenVan } from './factuurRij.ts';
import { controleerRekening } from './rekenKlopt.testhulp.ts';
import { factuurStatus } from './status.rules.ts';
import { boekBetaling } from './taken/boekBetaling.queries.ts';
import { verwerkStorno } from './taken/storno.ts';

// Days that go by, each with its jobs, payments and refunds; `npm run prove` takes two years.
const dagen = Number(process.env['REKENING_DAGEN'] ?? 90);
const personas = ['sanne', 'jan', 'tom', 'noor', 'henk'] as const;

let toeval = Number(process.env['REKENING_ZAAD'] ?? 20_261_121);
/** A number from 0 up to n, the same ones each run. */
function kans(n: number): number {
  toeval = (toeval * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((toeval / 2_147_483_648) * n);
}

const nu = () => Temporal.Instant.from(`${proefdag.toString()}T12:00:00Z`);
const incassobank = async () => (kans(3) === 0 ? ('mislukt' as const) : ('gelukt' as const));

let provider: ProefProvider;
let taken: pg.Pool;
beforeAll(async () => {
  provider = await startProefProvider({}, {}, metHistorie(proefgoed, proefdag));
  taken = openPool(provider.databaseUrl, 'taken', () => undefined, 1);
});
afterAll(async () => {
  await taken.end();
  await provider.stop();
});

const roepnaam = (sleutel: string) => `${sleutel.charAt(0).toUpperCase()}${sleutel.slice(1)}`;
const controleerAllen = async () => {
  for (const als of personas) {
    const lijst = await controleerRekening(provider, als, nummerVan(roepnaam(als)));
    expect([als, lijst.length > 0]).toEqual([als, true]);
  }
};

/** Of some payment request some of what is open is paid, or more. */
async function betaalIets(dag: Temporal.PlainDate): Promise<void> {
  const verzoeken = await provider.sql<{ kenmerk: string; open: number }>(`
    SELECT f.betaalverzoek AS kenmerk, sum(s.open)::int AS open FROM verzekeraar.factuur f
    JOIN verzekeraar.factuur_stand s USING (kenmerk)
    WHERE f.betaalverzoek IS NOT NULL AND s.open > 0 GROUP BY 1 ORDER BY 1`);
  const verzoek = verzoeken[kans(verzoeken.length)];
  if (!verzoek) return;
  const bedrag = [verzoek.open, verzoek.open + 500, Math.ceil(verzoek.open / 3)][kans(3)] ?? 1;
  const betaling = { kenmerk: verzoek.kenmerk, bedrag, betalingId: randomUUID(), dag };
  await inTaak(taken, (transactie) => boekBetaling(transactie, betaling));
}

/** Some direct debit is given back. */
async function geefTerug(dag: Temporal.PlainDate): Promise<void> {
  const incassos = await provider.sql<{ id: number }>(`
    SELECT incasso_id::int AS id FROM verzekeraar.incasso WHERE status = 'afgeschreven'
      AND datum > '${dag.subtract({ days: 40 }).toString()}' ORDER BY incasso_id`);
  const incasso = incassos[kans(incassos.length)];
  if (incasso) await inTaak(taken, (transactie) => verwerkStorno(transactie, incasso.id, dag));
}

// The day of a first debit is no part of its state.
function tekst(rij: FactuurRij): string {
  return factuurStatus(feitenVan(rij)).replace(/(?<=afgeschreven op) \d.*/, '');
}

async function statussen(): Promise<Map<string, string>> {
  const rijen = await provider.sql<FactuurRij>(`SELECT ${factuurKolommen} ${factuurTabellen}`);
  return new Map(rijen.map((rij) => [rij.kenmerk, tekst(rij)]));
}

const { overgangen, begin } = leesDiagram('factuur');
const verder = (staten: ReadonlySet<string>): Set<string> =>
  new Set([...staten, ...overgangen.filter(({ van }) => staten.has(van)).map(({ naar }) => naar)]);
// On the day it is made it is asked for, announced, or set off.
const nieuwMag = verder(new Set(begin));

let veranderd = 0;

/** Looks at every invoice after something has happened: no status has moved but by one step. */
async function maakVolger() {
  let eerder = await statussen();
  return async (dag: Temporal.PlainDate): Promise<void> => {
    const straks = await statussen();
    for (const [kenmerk, naar] of straks) {
      const van = eerder.get(kenmerk);
      if (van === naar) continue;
      veranderd += 1;
      const mag = van === undefined ? nieuwMag : verder(new Set([van]));
      expect(mag, `${dag.toString()} ${kenmerk}: ${van} --> ${naar}`).toContain(naar);
    }
    eerder = straks;
  };
}

describe('as the days go by', () => {
  it('what the personas owe agrees to the cent from the first day', controleerAllen, 60_000);

  it(
    'every status changes by the steps of its diagram, and all amounts still agree at the end',
    async () => {
      const volg = await maakVolger();
      for (let i = 0; i < dagen; i += 1) {
        const dag = await verzetDag(provider.databaseUrl, 1, { incassobank, nu });
        await volg(dag);
        if (kans(3) === 0) await betaalIets(dag);
        await volg(dag);
        if (kans(10) === 0) await geefTerug(dag);
        await volg(dag);
      }
      expect(veranderd).toBeGreaterThan(dagen / 4);
      await controleerAllen();
    },
    120_000 + dagen * 500,
  );
});
