import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../db/database.ts';
import {
  declaratiesVan,
  nummerVan,
  proefdag,
  type ProefProvider,
} from '../testhulp/proefProvider.ts';
import { manieren, startZonder } from '../testhulp/zonderToegang.ts';
import {
  formulier,
  leesAntwoord,
  stuurIn,
  type Veldwaarden,
  veldenVoor,
  wachtOpOordeel,
} from './indienen.testhulp.ts';
import { reactiesBij, reageer, wachtOpAntwoord } from './reacties.testhulp.ts';
import { beantwoordDoorgegeven } from './taken/behandelReactie.ts';

const onbekend = ['D2026-000000', 'x', '%00', 'D2026-100000%00', '%25', '9'.repeat(500)];
const afgehandeld = (wie: string) =>
  declaratiesVan(wie).find(({ status }) => status === 'AFGEHANDELD')?.nummer ?? '';
const idVan = ({ tekst }: { tekst: string }) => JSON.parse(tekst).reactieId;
let insurer: ProefProvider;

async function beoordeeld(als: string, voor: string, velden: Veldwaarden = {}): Promise<string> {
  const { nummer } = leesAntwoord(await stuurIn(insurer, als, formulier(veldenVoor(voor, velden))));
  return (await wachtOpOordeel(insurer, als, nummer)).nummer;
}

describe.each(manieren)('a reaction to somebody else’s claim, %s', (manier) => {
  beforeAll(async () => {
    insurer = await startZonder(manier, {
      tempo: { opnemenNaMs: 600_000, beoordelenNaMs: 600_000 },
    });
  });
  afterAll(() => insurer.stop());

  it.each([
    ['sanne', 'Jan'],
    ['mila', 'Henk'],
    ['daan', 'Sanne'],
    ['bram', 'Daan'],
  ])('%s is refused at that of %s, byte for byte as what does not exist', async (als, wie) => {
    const maatstaf = await reageer(insurer, als, 'D2026-000001');
    expect([maatstaf.status, maatstaf.tekst]).toEqual([404, '{"status":404}']);
    const regel = { regel: 1, tekst: 'x' };
    for (const nummer of [afgehandeld(wie), ...onbekend]) {
      expect([nummer, await reageer(insurer, als, nummer)]).toEqual([nummer, maatstaf]);
      expect(await reageer(insurer, als, nummer, regel)).toEqual(maatstaf);
    }
    expect(await insurer.sql('SELECT FROM verzekeraar.declaratie_reactie')).toEqual([]);
  });
});

describe('a reaction to a claim', () => {
  beforeAll(async () => {
    insurer = await startZonder('as it is', { tempo: { opnemenNaMs: 0, beoordelenNaMs: 0 } });
  });
  afterAll(() => insurer.stop());

  it('is followed from sent to answered, with the own figures of the line', async () => {
    const nummer = await beoordeeld('fatima', 'Fatima', { bedrag: '45.00' });
    const vraag = { regel: 1, tekst: '  Waarom krijg ik niets?  ' };
    const antwoord = await reageer(insurer, 'fatima', nummer, vraag);
    expect(antwoord.status).toBe(200);
    const reactie = await wachtOpAntwoord(insurer, 'fatima', nummer);
    expect(reactie).toMatchObject({
      reactieId: idVan(antwoord),
      regel: 1,
      tekst: 'Waarom krijg ik niets?',
      status: 'beantwoord',
    });
    expect(reactie.antwoord).toContain('telt dit bedrag voor het eigen risico van 2026');
    expect(Date.parse(reactie.beantwoordOp ?? '')).toBeGreaterThanOrEqual(
      Date.parse(reactie.verstuurdOp),
    );
    const gelogd = await insurer.sql(
      `SELECT kijker FROM verzekeraar.inzage WHERE operatie = 'reageerOpDeclaratie'
         AND onderwerp = '${nummer}' AND betreft = '${nummerVan('Fatima')}'`,
    );
    expect(gelogd).toEqual([{ kijker: nummerVan('Fatima') }]);
  });

  it('to care that is not covered says which insurance one had', async () => {
    const nummer = await beoordeeld('mila', 'Mila', { zorgsoort: 'Bril en lenzen' });
    await reageer(insurer, 'mila', nummer);
    const { antwoord, regel } = await wachtOpAntwoord(insurer, 'mila', nummer);
    expect(regel).toBeNull();
    expect(antwoord).toContain('verzekerd met de basisverzekering');
  });

  it('that figures cannot answer is passed on and stays open: no second one, the same is the same', async () => {
    const nummer = await beoordeeld('sanne', 'Lotte', { zorgsoort: 'Tandarts' });
    const eerste = await reageer(insurer, 'sanne', nummer);
    expect(await wachtOpAntwoord(insurer, 'sanne', nummer)).toMatchObject({
      status: 'inBehandeling',
      beantwoordOp: null,
    });
    expect(idVan(await reageer(insurer, 'sanne', nummer))).toBe(idVan(eerste));
    expect((await reageer(insurer, 'sanne', nummer, { tekst: 'Iets anders' })).status).toBe(409);
    const anderDeel = await reageer(insurer, 'sanne', nummer, { regel: 1, tekst: 'De regel' });
    expect(anderDeel.status).toBe(200);
    expect(await reactiesBij(insurer, 'sanne', nummer)).toHaveLength(2);
  });

  it('that was passed on is answered by a person after three of the insurer’s days, not before', async () => {
    const nummer = await beoordeeld('sanne', 'Lotte', { zorgsoort: 'Tandarts' });
    await reageer(insurer, 'sanne', nummer);
    const doorgegeven = await wachtOpAntwoord(insurer, 'sanne', nummer);
    expect(doorgegeven.status).toBe('inBehandeling');
    const vooruit = (dagen: number) =>
      insurer.sql(`UPDATE verzekeraar.klok SET dagen_vooruit = dagen_vooruit + ${dagen}`);
    const pool = openPool(insurer.databaseUrl, 'taken', () => undefined, 1);
    const nu = Temporal.Instant.from(`${proefdag.toString()}T12:00:00Z`);
    await vooruit(2);
    await beantwoordDoorgegeven(pool, nu);
    expect(await reactiesBij(insurer, 'sanne', nummer)).toEqual([doorgegeven]);
    await vooruit(1);
    await beantwoordDoorgegeven(pool, nu);
    const [klaar] = await reactiesBij(insurer, 'sanne', nummer);
    expect(klaar).toMatchObject({ status: 'beantwoord', tekst: doorgegeven.tekst });
    expect(klaar?.antwoord).toContain('Een medewerker heeft je declaratie nagekeken.');
    expect(klaar?.antwoord).toContain('herbeoordeling');
    expect(await beantwoordDoorgegeven(pool, nu)).toBe(0);
    await pool.end();
    await vooruit(-3);
  });

  it('of whose care is hidden can be neither made nor read by the verzekeringsnemer', async () => {
    await insurer.sql(
      `UPDATE verzekeraar.relatie SET toestemming_zorgkosten = false
       WHERE relatienummer = '${nummerVan('Daan')}'`,
    );
    const nummer = afgehandeld('Daan');
    expect((await reageer(insurer, 'sanne', nummer)).status).toBe(404);
    expect((await reageer(insurer, 'daan', nummer)).status).toBe(200);
    expect(await reactiesBij(insurer, 'daan', nummer)).toHaveLength(1);
    expect(await reactiesBij(insurer, 'sanne', nummer)).toEqual([]);
  });

  it('is refused without words, with too many, about no line, by staff and by nobody', async () => {
    const nummer = afgehandeld('Sanne');
    for (const inhoud of [
      {},
      { tekst: '   ' },
      { tekst: 'x'.repeat(1001) },
      { tekst: 'a\0b' },
      { tekst: 'x', regel: 0 },
      { tekst: 'x', regel: '1' },
      { tekst: 'x', status: 'beantwoord' },
      [],
    ]) {
      const { status, tekst } = await reageer(insurer, 'sanne', nummer, inhoud);
      expect([inhoud, status, tekst]).toEqual([inhoud, 400, '{"status":400}']);
    }
    expect((await reageer(insurer, 'sanne', nummer, { tekst: 'x', regel: 99 })).status).toBe(404);
    const medewerker = { actor: 'medewerker-7', reden: 'vraag' };
    const alsMedewerker = await reageer(insurer, 'sanne', nummer, { tekst: 'x' }, medewerker);
    expect(alsMedewerker.status).toBe(403);
    expect((await reageer(insurer, undefined, nummer)).status).toBe(401);
    expect((await reageer(insurer, 'sanne', nummer, undefined, { niveau: 20 })).status).toBe(403);
    expect(await reactiesBij(insurer, 'sanne', nummer)).toEqual([]);
  });

  it('whose job is gone is answered after all, and never goes back', async () => {
    const nummer = afgehandeld('Emma');
    const reactieId = idVan(await reageer(insurer, 'emma', nummer));
    await insurer.sql(`DELETE FROM taken.job WHERE singleton_key = '${reactieId}'`);
    await wachtOpAntwoord(insurer, 'emma', nummer);
    const zet = (waarden: string) =>
      insurer.sql(
        `UPDATE verzekeraar.declaratie_reactie SET ${waarden} WHERE reactie_id = '${reactieId}'`,
      );
    await expect(zet(`status = 'verstuurd', in_behandeling_op = NULL`)).rejects.toThrow(/forward/);
    await expect(zet(`tekst = 'anders'`)).rejects.toThrow(/does not change/);
  });
});
