import type { DeclaratieAntwoord, DeclaratiesAntwoord } from '@mijn/contract/declaraties';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../db/database.ts';
import { declaratiesVan, nummerVan, type ProefProvider } from '../testhulp/proefProvider.ts';
import { manieren, startZonder } from '../testhulp/zonderToegang.ts';
import { formulier, leesAntwoord, stuurIn, veldenVoor } from './indienen.testhulp.ts';
import { markeerInBehandeling } from './taken/stap.queries.ts';
import { inTaak } from './taken/taak.ts';

const tempo = { opnemenNaMs: 600_000, beoordelenNaMs: 600_000 };
const onbekend = ['D2026-000000', 'x', '%00', 'D2026-100000%00', '%25', '9'.repeat(500)];
let insurer: ProefProvider;

async function declareer(als: string, voor: string): Promise<string> {
  const { nummer } = leesAntwoord(await stuurIn(insurer, als, formulier(veldenVoor(voor))));
  if (nummer === undefined) throw new Error('no number');
  return nummer;
}
const trekIn = (als: string | undefined, nummer: string) =>
  insurer.vraag(`/uitbreidingen/declaraties/${nummer}/intrekken`, als, { method: 'POST' });
const open = (als: string, nummer: string) => insurer.vraag(`/declaraties/${nummer}`, als);
const magIntrekken = async (als: string, nummer: string) =>
  (await insurer.lees<DeclaratieAntwoord>(`/declaraties/${nummer}`, als)).declaraties[0]
    ?.magIntrekken;
async function staatIn(nummer: string): Promise<{ status: string; ingetrokken: boolean }> {
  const [rij] = await insurer.sql<{ status: string; ingetrokken: boolean }>(
    `SELECT status, teruggetrokken_op IS NOT NULL AS ingetrokken
     FROM verzekeraar.declaratie WHERE nummer = '${nummer}'`,
  );
  if (!rij) throw new Error('no claim');
  return rij;
}

describe.each(manieren)('withdrawing a claim, %s', (manier) => {
  beforeAll(async () => {
    insurer = await startZonder(manier, { tempo });
  });
  afterAll(() => insurer.stop());

  it('is refused to everybody who did not send it in, byte for byte as what does not exist', async () => {
    const vanSanne = await declareer('sanne', 'Bram');
    const vanDaan = await declareer('daan', 'Daan');
    const maatstaf = await trekIn('sanne', 'D2026-000001');
    expect([maatstaf.status, maatstaf.tekst]).toEqual([404, '{"status":404}']);
    for (const nummer of [vanDaan, declaratiesVan('Jan')[0]?.nummer ?? '', ...onbekend]) {
      expect([nummer, await trekIn('sanne', nummer)]).toEqual([nummer, maatstaf]);
    }
    for (const wie of ['bram', 'daan', 'jan', 'mila']) {
      expect([wie, await trekIn(wie, vanSanne)]).toEqual([wie, maatstaf]);
    }
    expect(await staatIn(vanSanne)).toEqual({ status: 'INGEDIEND', ingetrokken: false });
    expect(await staatIn(vanDaan)).toEqual({ status: 'INGEDIEND', ingetrokken: false });
  });
});

describe('withdrawing a claim', () => {
  beforeAll(async () => {
    insurer = await startZonder('as it is', { tempo });
  });
  afterAll(() => insurer.stop());

  it('takes it from list and page, keeps it in the log, and is safe to repeat', async () => {
    const nummer = await declareer('sanne', 'Lotte');
    expect(await magIntrekken('sanne', nummer)).toBe(true);
    const antwoord = await trekIn('sanne', nummer);
    expect([antwoord.status, antwoord.tekst]).toEqual([200, '{"status":200}']);
    expect((await open('sanne', nummer)).status).toBe(404);
    const { declaraties } = await insurer.lees<DeclaratiesAntwoord>('/declaraties', 'sanne');
    expect(declaraties.map((rij) => rij.nummer)).not.toContain(nummer);
    expect(await trekIn('sanne', nummer)).toEqual(antwoord);
    const gelogd = await insurer.sql(
      `SELECT kijker, betreft, operatie FROM verzekeraar.inzage
       WHERE onderwerp = '${nummer}' ORDER BY inzage_id`,
    );
    const regel = { kijker: nummerVan('Sanne'), betreft: nummerVan('Lotte') };
    expect(gelogd).toEqual([
      { ...regel, operatie: 'indienen' },
      { ...regel, operatie: 'getDeclaratie' },
      { ...regel, operatie: 'trekDeclaratieIn' },
    ]);
  });

  it('is offered to who sent it in only, and not to staff', async () => {
    const nummer = await declareer('sanne', 'Bram');
    expect(await magIntrekken('bram', nummer)).toBe(false);
    const medewerker = { actor: 'medewerker-7', reden: 'vraag', method: 'POST' };
    const pad = `/uitbreidingen/declaraties/${nummer}/intrekken`;
    expect((await insurer.vraag(pad, 'sanne', medewerker)).status).toBe(403);
    expect((await trekIn(undefined, nummer)).status).toBe(401);
    expect((await insurer.vraag(pad, 'sanne', { niveau: 20, method: 'POST' })).status).toBe(403);
    expect((await staatIn(nummer)).ingetrokken).toBe(false);
  });

  it('is too late once the claim is taken up', async () => {
    const bezig = declaratiesVan('Sanne').find(({ status }) => status !== 'INGEDIEND');
    const antwoord = await trekIn('sanne', bezig?.nummer ?? '');
    expect([antwoord.status, antwoord.tekst]).toEqual([409, '{"status":409}']);
    expect(await magIntrekken('sanne', bezig?.nummer ?? '')).toBe(false);
  });

  it('races with the job that takes the claim up: exactly one of both wins', async () => {
    const nummers = await Promise.all(Array.from({ length: 12 }, () => declareer('tom', 'Tom')));
    const pool = openPool(insurer.databaseUrl, 'taken', () => undefined, 4);
    const nu = Temporal.Now.instant();
    const uitkomsten = await Promise.all(
      nummers.map((nummer, i) => {
        const taak = () => inTaak(pool, (tx) => markeerInBehandeling(tx, nummer, nu));
        const persoon = () => trekIn('tom', nummer);
        if (i % 2 === 0) return Promise.all([persoon(), taak()]);
        return Promise.all([taak(), persoon()]).then(([opgenomen, antwoord]) => {
          return [antwoord, opgenomen] as const;
        });
      }),
    );
    await pool.end();
    for (const [i, [antwoord, opgenomen]] of uitkomsten.entries()) {
      expect(antwoord.status).toBe(opgenomen ? 409 : 200);
      expect(await staatIn(nummers[i] ?? '')).toEqual({
        status: opgenomen ? 'IN_BEHANDELING' : 'INGEDIEND',
        ingetrokken: !opgenomen,
      });
    }
  });
});
