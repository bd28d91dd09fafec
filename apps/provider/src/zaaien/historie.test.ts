import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { betaalverzoekTitels, factuurSoorten } from '@mijn/domain/factuursoorten';
import { factuurStatusCodes } from '@mijn/domain/factuurstatus';
import { metHistorie } from '@mijn/testdata/historie';
import { maakZaaigoed } from '@mijn/testdata/zaaigoed';
import { describe, expect, it } from 'vitest';
import { openPool } from '../db/database.ts';
import {
  factuurKolommen,
  type FactuurRij,
  factuurTabellen,
  feitenVan,
} from '../facturen/factuurRij.ts';
import { factuurStatusCode } from '../facturen/status.rules.ts';
import { zaai } from '../zaaien.ts';

// The ends of months, a leap day, both sides of the settlement and of the year's own change. `npm run
// prove` takes every day of a leap year and of this one (HISTORIE_STAP=1).
const stap = Number(process.env['HISTORIE_STAP'] ?? 0);
const steekproef = ['2026-11-21', '2026-02-09', '2024-02-29', '2027-01-15', '2026-12-31'];
const dagen =
  stap === 0
    ? steekproef
    : Array.from({ length: Math.ceil(731 / stap) }, (_, i) => {
        const begin = i * stap < 366 ? '2024-01-01' : '2025-12-31';
        const verder = i * stap < 366 ? i * stap : i * stap - 365;
        return Temporal.PlainDate.from(begin).add({ days: verder }).toString();
      });

interface Gezien {
  readonly wie: string;
  readonly status: string;
  readonly titel: string | null;
  readonly soort: string;
}

async function zaaiOp(dag: string): Promise<Gezien[]> {
  const vandaag = Temporal.PlainDate.from(dag);
  const db = await createTestDatabase();
  const goed = maakZaaigoed(vandaag);
  // Henk's 2,000 bills are not about this.
  const klein = { ...goed, declaraties: goed.declaraties.slice(0, -1_960) };
  const pool = openPool(db.url, 'eigenaar', () => undefined, 1);
  try {
    await zaai(db.url, metHistorie(klein, vandaag));
    const { rows } = await pool.query<FactuurRij & { wie: string }>(
      `SELECT ${factuurKolommen}, w.roepnaam AS wie
       ${factuurTabellen} JOIN verzekeraar.relatie w ON w.relatienummer = f.debiteur`,
    );
    return rows.map((rij) => ({
      wie: rij.wie,
      status: factuurStatusCode(feitenVan(rij)),
      titel: rij.open > 0 ? rij.titel : null,
      soort: rij.soort,
    }));
  } finally {
    await pool.end();
    await db.drop();
  }
}

/** Who shows what, whatever the day (decisions §10). */
const belofte = [
  ['Sanne', 'teBetalen'],
  ['Sanne', 'herinnering'],
  ['Sanne', 'betaald'],
  ['Jan', 'aanmaning'],
  ['Jan', 'zieEindafrekening'],
  ['Jan', 'betaald'],
  ['Noor', 'verrekend'],
  ['Noor', 'teOntvangen'],
  ['Tom', 'herincasso'],
  ['Tom', 'incassoMislukt'],
  ['Tom', 'betaalgemakBeeindigd'],
  ['Tom', 'betalingsregeling'],
  ['Tom', 'schuldregeling'],
  ['Henk', 'incassoGepland'],
] as const;

describe.each(dagen)('the bills of the personas, sown on %s', (dag) => {
  it('show every status, title and kind, with who is to show it', async () => {
    const gezien = await zaaiOp(dag);
    const mist = belofte.filter(
      ([wie, status]) => !gezien.some((rij) => rij.wie === wie && rij.status === status),
    );
    expect(mist).toEqual([]);
    const statussen = new Set(gezien.map(({ status }) => status));
    expect(
      [...factuurStatusCodes, 'incassoGepland'].filter((code) => !statussen.has(code)),
    ).toEqual([]);
    const titels = new Set(gezien.map(({ titel }) => titel));
    expect(betaalverzoekTitels.filter((titel) => !titels.has(titel))).toEqual([]);
    const soorten = new Set(gezien.map(({ soort }) => soort));
    expect(factuurSoorten.filter((soort) => !soorten.has(soort))).toEqual([]);
    const van = (wie: string) => gezien.filter((rij) => rij.wie === wie);
    expect(van('Mila')).toEqual([]);
    expect(new Set(van('Fatima').map(({ status }) => status))).toEqual(new Set(['betaald']));
    expect(van('Tom').some(({ titel }) => titel === 'Incasso mislukt')).toBe(true);
  });
});
