import type { DeclaratieDetail } from '@mijn/contract/declaraties';
import type { EigenRisicoAntwoord } from '@mijn/contract/eigenRisico';
import { waitFor } from '@mijn/dev-env/waitFor';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { nummerVan, type ProefProvider, startProefProvider } from '../../testhulp/proefProvider.ts';
import {
  formulier,
  leesAntwoord,
  stuurIn,
  type Veldwaarden,
  veldenVoor,
  wachtOpOordeel,
} from '../indienen.testhulp.ts';
import { beoordeel } from './beoordeel.ts';
import { markeerInBehandeling } from './stap.queries.ts';
import { inTaak } from './taak.ts';

let insurer: ProefProvider;
beforeAll(async () => {
  insurer = await startProefProvider({ tempo: { opnemenNaMs: 0, beoordelenNaMs: 0 } });
});
afterAll(() => insurer.stop());

async function declareer(als: string, voor: string, velden: Veldwaarden): Promise<string> {
  const antwoord = await stuurIn(insurer, als, formulier(veldenVoor(voor, velden)));
  return leesAntwoord(antwoord).nummer ?? '';
}

async function beoordeeld(als: string, voor: string, velden: Veldwaarden) {
  return wachtOpOordeel(insurer, als, await declareer(als, voor, velden));
}

function stappen({ regels: [regel] }: DeclaratieDetail) {
  return regel?.stappen?.map(({ bedrag }) => bedrag);
}

async function eigenRisico(als: string, roepnaam: string) {
  const pad = `/eigenRisicoPerJaar?relatienummer=${nummerVan(roepnaam)}&jaar=2026&merk=ZZ`;
  return (await insurer.lees<EigenRisicoAntwoord>(pad, als)).body.eigenRisico;
}

describe('a claim that is sent in', () => {
  it('is taken up and judged by cover and own risk, part of the year by days', async () => {
    // Mila is insured since 1 November: 61 of 365 days of 385 euros, rounded: 64.
    const eerste = await beoordeeld('mila', 'Mila', { bedrag: '50.00' });
    expect(stappen(eerste)).toEqual([50, 0, 0, 50, 0]);
    expect(eerste.uitkeerInformatie).toBeNull();
    const tweede = await beoordeeld('mila', 'Mila', { zorgsoort: 'Medicijnen', bedrag: '80.25' });
    expect(stappen(tweede)).toEqual([80.25, 0, 10, 14, 56.25]);
    expect(tweede.uitkeerInformatie).toMatchObject({
      uitgekeerdBedrag: 56.25,
      eigenRisicoBedrag: 14,
    });
    expect(tweede.verloop?.map(({ status }) => status)).toEqual([
      'INGEDIEND',
      'IN_BEHANDELING',
      'AFGEHANDELD',
    ]);
    expect(await eigenRisico('mila', 'Mila')).toMatchObject({
      verplichtBedrag: 64,
      totaalVerbruikt: 64,
      totaalResterend: 0,
    });
  });

  it('is refused with its reason when the care is not covered', async () => {
    const bril = await beoordeeld('mila', 'Mila', { zorgsoort: 'Bril en lenzen' });
    expect(bril.regels[0]?.meldingen).toMatchObject([{ code: 'geenDekking' }]);
    expect(stappen(bril)).toEqual([45, 45, 0, 0, 0]);
  });

  it('of a child has no own risk and is paid to the verzekeringsnemer', async () => {
    const kind = await beoordeeld('sanne', 'Lotte', { zorgsoort: 'Tandarts' });
    expect(stappen(kind)).toEqual([45, 0, 0, 0, 45]);
    const [rij] = await insurer.sql<{ relatienummer: string }>(
      `SELECT relatienummer FROM verzekeraar.uitbetaling WHERE nummer = '${kind.nummer}'`,
    );
    expect(rij?.relatienummer).toBe(nummerVan('Sanne'));
  });

  it('keeps own risk right when many are judged at once', async () => {
    const voor = await eigenRisico('fatima', 'Fatima');
    const over = voor.totaalResterend;
    const nummers = await Promise.all(
      Array.from({ length: 12 }, () => declareer('fatima', 'Fatima', { bedrag: '60.10' })),
    );
    const alle = await Promise.all(nummers.map((nr) => wachtOpOordeel(insurer, 'fatima', nr)));
    const er = alle.reduce((som, { regels: [r] }) => som + (r?.eigenRisicoBedrag ?? 0), 0);
    expect(er).toBeCloseTo(Math.min(over, 12 * 60.1), 5);
    const na = await eigenRisico('fatima', 'Fatima');
    expect(na.totaalVerbruikt).toBeCloseTo(voor.totaalVerbruikt + er, 5);
    expect(na.totaalResterend).toBeGreaterThanOrEqual(0);
  });
});

describe('the jobs', () => {
  it('leave a claim alone that was withdrawn', async () => {
    const [rij] = await insurer.sql<{ nummer: string }>(
      `INSERT INTO verzekeraar.declaratie (nummer, relatienummer, indiener, ingediend_op,
        teruggetrokken_op, zorgsoort, omschrijving, behandeldatum, bedrag, zorgverlener)
       SELECT 'D2026-000001', relatienummer, relatienummer, now(), now(), 'Huisarts', '', now(), 1, ''
       FROM verzekeraar.relatie WHERE roepnaam = 'Tom' RETURNING nummer`,
    );
    const nummer = rij?.nummer ?? '';
    const pool = openPool(insurer.databaseUrl, 'taken', () => undefined, 1);
    const nu = Temporal.Now.instant();
    expect(await inTaak(pool, (tx) => markeerInBehandeling(tx, nummer, nu))).toBe(false);
    await inTaak(pool, (tx) => beoordeel(tx, nummer, nu));
    await pool.end();
    const [na] = await insurer.sql<{ status: string }>(
      `SELECT status FROM verzekeraar.declaratie WHERE nummer = '${nummer}'`,
    );
    expect(na?.status).toBe('INGEDIEND');
  });

  it('find a claim whose job is gone, and judge it after all', async () => {
    const nummer = await declareer('noor', 'Noor', { bedrag: '12.34' });
    await insurer.sql(`DELETE FROM taken.job WHERE singleton_key = '${nummer}'`);
    const { bedrag } = await wachtOpOordeel(insurer, 'noor', nummer);
    expect(bedrag).toBe(12.34);
  });

  it('survive that PostgreSQL drops every connection', async () => {
    const verbreek = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE usename LIKE 'verzekeraar_%' AND datname = current_database()`;
    await insurer.sql(verbreek);
    // The first one may meet a connection that is just gone: 503, and the same key again.
    const [sleutel, velden] = [randomUUID(), veldenVoor('Henk')];
    const antwoord = await waitFor('an answer', async () => {
      const poging = await stuurIn(insurer, 'henk', formulier(velden), sleutel);
      expect([200, 503]).toContain(poging.status);
      return poging.status === 200 && poging;
    });
    const { nummer } = leesAntwoord(antwoord);
    await insurer.sql(verbreek);
    const declaratie = await waitFor('the judgement', () =>
      wachtOpOordeel(insurer, 'henk', nummer).catch(() => false as const),
    );
    expect(declaratie.status).toBe('AFGEHANDELD');
  });
});
