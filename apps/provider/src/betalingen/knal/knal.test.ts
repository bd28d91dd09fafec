import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { waitFor } from '@mijn/dev-env/waitFor';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pauze } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proefgoed } from '../../testhulp/proefProvider.ts';
import { zaai } from '../../zaaien.ts';
import { boekhouding, dienstIdUit, maakVerzoek, meldingToken } from '../betalen.testhulp.ts';
import { type BetaalStaat, stappen } from '../betalingen.rules.ts';
import { type Kassa, type KassaBetaling, staatVan, startKassa } from '../kassa.testhulp.ts';
import { gatewaySleutel, type Kopie, maakKopie, tokenVan } from './kopieen.testhulp.ts';
import { maakToeval } from './toeval.testhulp.ts';

// `npm run prove` asks for more.
const keren = Number(process.env['BETALEN_KEREN'] ?? 3);
const { worp, kans, kies } = maakToeval(Number(process.env['BETALEN_ZAAD'] ?? 20_261_121));

/** What may happen to a payment request: nothing odd, a payment that comes after all, part paid elsewhere. */
type Soort = 'gewoon' | 'alsnog' | 'elders';
interface Verzoek {
  readonly kenmerk: string;
  readonly persona: string;
  readonly soort: Soort;
}

const bestandenMap = await mkdtemp(path.join(tmpdir(), 'mijn-betaalknal-'));
const db = await createTestDatabase();
const client = new pg.Client({ connectionString: db.url });
const verzoeken: Verzoek[] = [];
/** Payments of which another amount came in than was asked. */
const vreemd = new Set<string>();
const leugens: string[] = [];
let kassa: Kassa;
let kopieen: [Kopie, Kopie];
const gang = { bezig: true, wilKnallen: false };

async function sql<T>(opdracht: string): Promise<T[]> {
  return (await client.query<T & pg.QueryResultRow>(opdracht)).rows;
}
const bedragVan = ({ amount }: KassaBetaling): number => Number(amount.value.replace('.', ''));

/** Everything that a payment provider and the way to it can do wrong; now and then we die in the middle. */
function storing(): ReturnType<Kassa['storing']> {
  if (!gang.bezig || kans(0.75)) return undefined;
  if (kans(0.3)) gang.wilKnallen = true;
  return kies(['weg', 'fout', 'druk', 'half', 'kwijt', 'html', 'onzin', 'kwijt']);
}

/** Passes webhooks on as the world does: none, doubled, late, to any copy, about anything. */
async function meld(id: string): Promise<void> {
  const body = { id: kans(0.1) ? 'tr_vervalst' : id };
  const token = await meldingToken({}, gatewaySleutel.geheim);
  for (let i = kies([0, 1, 1, 2, 3]); i > 0; i -= 1) {
    if (kans(0.3)) await pauze(worp() * 400);
    await kies(kopieen).vraag('/uitbreidingen/betalingen/meldingen', token, body);
  }
}

/** What a person does at the bank: only with a payment that can still be paid there. */
async function bijDeBank(betaling: KassaBetaling, { kenmerk, soort }: Verzoek): Promise<void> {
  if (betaling.status !== 'open') return;
  const open = kassa.van(kenmerk).filter(({ status }) => ['open', 'pending'].includes(status));
  if (open.length > 1) leugens.push(`${kenmerk} can be paid twice at once`);
  if (kans(0.06)) {
    vreemd.add(betaling.id);
    betaling.amount = { currency: 'EUR', value: '0.01' };
  }
  betaling.status = kies(['paid', 'paid', 'pending', 'failed', 'canceled', 'expired', 'open']);
  await meld(betaling.id);
  if (betaling.status === 'pending') {
    await pauze(worp() * 900);
    betaling.status = kies(['paid', 'failed']);
    await meld(betaling.id);
  }
  if (
    soort === 'alsnog' &&
    ['failed', 'canceled', 'expired'].includes(betaling.status) &&
    kans(0.3)
  ) {
    await pauze(worp() * 500);
    betaling.status = 'paid';
    await meld(betaling.id);
  }
}

/** A person in a tab: asks to pay, goes to the bank, comes back and asks how it went. */
async function tabblad(): Promise<void> {
  while (gang.bezig) {
    const verzoek = verzoeken[Math.floor(worp() * verzoeken.length)];
    if (!verzoek) return;
    const token = await tokenVan(verzoek.persona);
    const gehoord = await kies(kopieen).vraag('/betalingen', token, {
      betaalkenmerk: verzoek.kenmerk,
    });
    if (gehoord?.status === 500) leugens.push(gehoord.tekst);
    if (gehoord?.status === 200) await betaalEnKomTerug(verzoek, token, gehoord.tekst);
    else await pauze(20 + worp() * 50);
  }
}

async function betaalEnKomTerug(verzoek: Verzoek, token: string, tekst: string): Promise<void> {
  const betaling = kassa.betalingen.get(dienstIdUit(JSON.parse(tekst).redirect));
  if (!betaling) return void leugens.push(`no such payment: ${tekst}`);
  await bijDeBank(betaling, verzoek);
  const { betalingId } = Object(betaling.metadata);
  if (kans(0.5)) await sql(`UPDATE verzekeraar.betaling SET bekeken_op = NULL`);
  const stand = await kies(kopieen).vraag(`/uitbreidingen/betalingen/${betalingId}`, token);
  if (stand?.status !== 200) return;
  const gelukt = JSON.parse(stand.tekst).betaling.status === 'betaald';
  if (gelukt && betaling.status !== 'paid') leugens.push(`told as paid: ${betaling.id}`);
}

/** Somebody pays one invoice of a request by bank transfer. */
async function betaalElders(): Promise<void> {
  for (const { kenmerk } of verzoeken.filter(({ soort }) => soort === 'elders')) {
    await pauze(worp() * 1_500);
    await sql(`INSERT INTO verzekeraar.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
      SELECT 'elders/' || f.kenmerk, f.kenmerk, f.debiteur, 'incasso', s.open, f.datum
      FROM verzekeraar.factuur f JOIN verzekeraar.factuur_stand s USING (kenmerk)
      WHERE f.betaalverzoek = '${kenmerk}' AND s.open > 0 ORDER BY f.kenmerk LIMIT 1`).catch(
      () => [],
    );
  }
}

/** Our connections break, whatever they are at. */
const breekVerbindingen = () =>
  sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE usename LIKE 'verzekeraar_%' AND datname = current_database()`);

/** kill -9 at any moment, or in the middle of a question to the payment provider; and up again. */
async function knalEnStart(): Promise<void> {
  if (kans(0.4)) await breekVerbindingen();
  const einde = performance.now() + 300 + worp() * 1_500;
  while (performance.now() < einde && !gang.wilKnallen) await pauze(5);
  const raak = gang.wilKnallen || kans(0.3) ? kopieen : [kies(kopieen)];
  gang.wilKnallen = false;
  for (const kopie of raak) kopie.knal();
  await Promise.all(raak.map((kopie) => kopie.weg()));
  await Promise.all(raak.map((kopie) => kopie.start()));
}

beforeAll(async () => {
  await zaai(db.url, { ...proefgoed, declaraties: [] });
  await client.connect();
  kassa = await startKassa();
  kassa.storing = storing;
  const betaaldienst = kassa.config({ afstemPauzesMs: [100, 200, 400, 800], geduldMs: 500 });
  const opdracht = {
    databaseUrl: db.url,
    bestandenMap,
    aanroeperSleutel: gatewaySleutel.publiek,
    betaaldienst,
  };
  kopieen = [maakKopie(opdracht), maakKopie(opdracht)];
  for (let i = 0; i < 3 * (keren + 2); i += 1) {
    const roepnaam = kies(['Sanne', 'Jan', 'Fatima']);
    const kenmerk = await maakVerzoek({ sql }, roepnaam, [1_000 + i, 250, 4_000]);
    const soort = kies<Soort>(['gewoon', 'gewoon', 'alsnog', 'elders']);
    verzoeken.push({ kenmerk, persona: roepnaam.toLowerCase(), soort });
  }
  await kopieen[0].start();
  await kopieen[1].start();
});
afterAll(async () => {
  for (const kopie of kopieen) kopie.knal();
  await Promise.all(kopieen.map((kopie) => kopie.weg()));
  await kassa.close();
  await client.end();
  await db.drop();
  await rm(bestandenMap, { recursive: true, force: true });
});

const verschil = async () => {
  const rijen = await sql<{ dienst_id: string; status: BetaalStaat }>(
    `SELECT coalesce(dienst_id, betaling_id::text) AS dienst_id, status FROM verzekeraar.betaling`,
  );
  const bij = new Map(rijen.map(({ dienst_id, status }) => [dienst_id, status]));
  return [...kassa.betalingen.values()]
    .filter(({ id, status }) =>
      vreemd.has(id) ? bij.get(id) === 'betaald' : bij.get(id) !== staatVan[status],
    )
    .map(({ id, status }) => `${id}: ${status} there, ${bij.get(id)} here`);
};

describe('paying, while everything goes wrong that can', () => {
  it(
    'never tells a lie, and never asks twice at once',
    async () => {
      const tabs = Array.from({ length: 5 }, tabblad);
      const elders = betaalElders();
      for (let i = 0; i < keren; i += 1) await knalEnStart();
      gang.bezig = false;
      await Promise.all([...tabs, elders]);
      expect(leugens).toEqual([]);
      expect([...kassa.betalingen.values()].some(({ status }) => status === 'paid')).toBe(true);
    },
    60_000 + keren * 30_000,
  );

  it('ends in the same state as the payment provider, by reconciliation alone', async () => {
    await sql(
      `UPDATE verzekeraar.betaling SET volgende_blik = now(), blikken = 0 WHERE status <> 'betaald'`,
    );
    await waitFor('the same state', async () => (await verschil()).length === 0, 60_000).catch(
      async () => expect(await verschil()).toEqual([]),
    );
  }, 90_000);

  it('has every change in the log, in steps of the graph', async () => {
    const rijen = await sql<{
      staat: BetaalStaat;
      naar: BetaalStaat[];
      van: (BetaalStaat | null)[];
    }>(
      `SELECT b.status AS staat, array_agg(s.naar ORDER BY s.volgnummer) AS naar,
         array_agg(s.van ORDER BY s.volgnummer) AS van
       FROM verzekeraar.betaling b JOIN verzekeraar.betaling_stap s USING (betaling_id) GROUP BY b.betaling_id`,
    );
    for (const { staat, naar, van } of rijen) {
      expect(van).toEqual([null, ...naar.slice(0, -1)]);
      expect(naar.at(-1)).toBe(staat);
      for (const [i, stap] of naar.slice(1).entries()) {
        expect(stappen[naar[i] ?? 'betaald']).toContain(stap);
      }
    }
    const [telling] = await sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM verzekeraar.betaling`,
    );
    expect(rijen).toHaveLength(telling?.n ?? -1);
  });

  it('has booked what was paid, to the cent and once; nobody paid twice', async () => {
    for (const { kenmerk, soort } of verzoeken) {
      const betaald = kassa
        .van(kenmerk)
        .filter(({ id, status }) => status === 'paid' && !vreemd.has(id));
      const som = betaald.reduce((tot, betaling) => tot + bedragVan(betaling), 0);
      const { geboekt, tegoed } = await boekhouding({ sql }, kenmerk);
      expect([kenmerk, geboekt + tegoed]).toEqual([kenmerk, som]);
      if (soort === 'gewoon') expect([betaald.length <= 1, tegoed]).toEqual([true, 0]);
    }
  });
});
