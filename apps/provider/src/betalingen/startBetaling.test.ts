import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nummerVan, type ProefProvider, startProefProvider } from '../testhulp/proefProvider.ts';
import {
  betaal,
  boekhouding,
  dienstIdUit,
  maakVerzoek,
  redirectUit,
  stand,
} from './betalen.testhulp.ts';
import { type Kassa, type KassaStoring, staatVan, startKassa } from './kassa.testhulp.ts';

const rustig = { afstemPauzesMs: [3_600_000] };
let kassa: Kassa;
let insurer: ProefProvider;
beforeAll(async () => {
  kassa = await startKassa();
  insurer = await startProefProvider({ betaaldienst: kassa.config({ ...rustig, geduldMs: 400 }) });
});
beforeEach(() => {
  kassa.storing = () => undefined;
  kassa.redirectBasis = kassa.adres;
});
afterAll(async () => {
  await insurer.stop();
  await kassa.close();
});

/** As if two seconds had gone by since anybody looked at the payment provider. */
const even = (kenmerk: string) =>
  insurer.sql(`UPDATE verzekeraar.betaling SET bekeken_op = now() - interval '3 seconds'
    WHERE betaalverzoek = '${kenmerk}'`);
const start = async (kenmerk: string, als = 'jan') =>
  redirectUit(await betaal(insurer, als, kenmerk));

describe('starting to pay', () => {
  it('sends the person to the bank for what is open, and tells the payment provider no more than it needs', async () => {
    const kenmerk = await maakVerzoek(insurer, 'Jan', [15_420, 80]);
    const redirect = await start(kenmerk);
    const [betaling] = kassa.van(kenmerk);
    expect(redirect).toBe(`${kassa.adres}/betalen/${betaling?.id}`);
    const [poging] = (await boekhouding(insurer, kenmerk)).pogingen;
    expect(betaling).toMatchObject({
      amount: { currency: 'EUR', value: '155.00' },
      description: `Zilverzand ${kenmerk}`,
      sleutel: poging?.betaling_id,
      metadata: { betalingId: poging?.betaling_id, betaalkenmerk: kenmerk },
      redirectUrl: `http://localhost:3000/betaling/afhandeling?betaling=${poging?.betaling_id}`,
      webhookUrl: 'http://localhost:3000/webhooks/betalingen',
      method: 'ideal',
    });
    expect(await stand(insurer, 'jan', poging?.betaling_id)).toMatchObject({
      status: 'open',
      bedrag: 155,
      betaalkenmerk: kenmerk,
      betalingsKenmerkOpgemaakt: kenmerk.replace(/(\d{4})(?=\d)/g, '$1 '),
    });
    const gelogd = await insurer.sql(
      `SELECT kijker, betreft, operatie FROM verzekeraar.inzage WHERE onderwerp = '${kenmerk}'
       ORDER BY inzage_id LIMIT 1`,
    );
    const jan = nummerVan('Jan');
    expect(gelogd).toEqual([{ kijker: jan, betreft: jan, operatie: 'startBetaling' }]);
  });

  it('brings somebody of the other brand back to the other brand', async () => {
    const kenmerk = await maakVerzoek(insurer, 'Piet', [1_000]);
    await start(kenmerk, 'piet');
    expect(kassa.van(kenmerk)[0]?.redirectUrl).toContain('http://ankerzee.localhost:3000/');
  });

  it('asked again, by a double click, from another tab: the same address, one payment', async () => {
    const kenmerk = await maakVerzoek(insurer, 'Jan', [5_000]);
    const antwoorden = await Promise.all(Array.from({ length: 12 }, () => start(kenmerk)));
    await even(kenmerk);
    antwoorden.push(await start(kenmerk), await start(kenmerk));
    expect(new Set(antwoorden).size).toBe(1);
    expect(kassa.van(kenmerk)).toHaveLength(1);
    expect((await boekhouding(insurer, kenmerk)).pogingen).toHaveLength(1);
  });

  it('asks the payment provider at most once in two seconds how an attempt is', async () => {
    const kenmerk = await maakVerzoek(insurer, 'Jan', [5_000]);
    const id = dienstIdUit(await start(kenmerk));
    const gevraagd = () =>
      kassa.vragen.filter((vraag) => vraag === `GET /v2/payments/${id}`).length;
    const begin = performance.now();
    for (let i = 0; i < 5; i += 1) await start(kenmerk);
    await Promise.all(Array.from({ length: 8 }, () => stand(insurer, 'jan')));
    const voor = gevraagd();
    await even(kenmerk);
    await Promise.all(Array.from({ length: 8 }, () => stand(insurer, 'jan')));
    // On a machine that is starved more than two seconds may go by meanwhile.
    const mag = Math.floor((performance.now() - begin) / 2_000);
    expect(voor).toBeLessThanOrEqual(mag);
    expect(gevraagd()).toBeGreaterThanOrEqual(1);
    expect(gevraagd()).toBeLessThanOrEqual(1 + mag);
  });

  it.each(['failed', 'expired', 'canceled'] as const)(
    'makes a new attempt once the payment provider says that the last one %s',
    async (status) => {
      const kenmerk = await maakVerzoek(insurer, 'Jan', [5_000]);
      const eerste = await start(kenmerk);
      const betaling = kassa.betalingen.get(dienstIdUit(eerste));
      if (betaling) betaling.status = status;
      await even(kenmerk);
      expect(await start(kenmerk)).not.toBe(eerste);
      const { pogingen } = await boekhouding(insurer, kenmerk);
      expect(pogingen.map((poging) => poging.status)).toEqual([staatVan[status], 'open']);
    },
  );

  it('finds a payment that nobody told us of: booked, and nothing left to pay', async () => {
    const kenmerk = await maakVerzoek(insurer, 'Jan', [5_000]);
    const betaling = kassa.betalingen.get(dienstIdUit(await start(kenmerk)));
    if (betaling) betaling.status = 'paid';
    await even(kenmerk);
    const { status, tekst } = await betaal(insurer, 'jan', kenmerk);
    expect([status, tekst]).toEqual([
      409,
      '{"status":{"status":409},"redenen":["nietsTeBetalen"]}',
    ]);
    expect(await boekhouding(insurer, kenmerk)).toMatchObject({
      geboekt: 5_000,
      open: 0,
      tegoed: 0,
    });
  });

  it('waits while the bank is busy', async () => {
    const kenmerk = await maakVerzoek(insurer, 'Jan', [5_000]);
    const betaling = kassa.betalingen.get(dienstIdUit(await start(kenmerk)));
    if (betaling) betaling.status = 'pending';
    await even(kenmerk);
    const { status, tekst } = await betaal(insurer, 'jan', kenmerk);
    expect([status, JSON.parse(tekst).redenen]).toEqual([409, ['betalingInBehandeling']]);
    expect(kassa.van(kenmerk)).toHaveLength(1);
  });

  it('cancels the old attempt first when part was paid in another way', async () => {
    const kenmerk = await maakVerzoek(insurer, 'Jan', [5_000, 700]);
    const oud = dienstIdUit(await start(kenmerk));
    await insurer.sql(`INSERT INTO verzekeraar.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
      SELECT 'elders/' || kenmerk, kenmerk, debiteur, 'incasso', bedrag, datum
      FROM verzekeraar.factuur WHERE betaalverzoek = '${kenmerk}' AND bedrag = 700`);
    const nieuw = dienstIdUit(await start(kenmerk));
    expect(kassa.betalingen.get(oud)?.status).toBe('canceled');
    expect(kassa.betalingen.get(nieuw)?.amount.value).toBe('50.00');
    const { pogingen } = await boekhouding(insurer, kenmerk);
    expect(pogingen.map(({ status }) => status)).toEqual(['geannuleerd', 'open']);
  });
});

describe('a payment provider that', () => {
  it.each<KassaStoring>(['weg', 'fout', 'druk', 'half', 'kwijt', 'html', 'onzin', 'traag'])(
    'answers a question with %s gives 503, and the next one finishes the same attempt',
    async (storing) => {
      const kenmerk = await maakVerzoek(insurer, 'Fatima', [5_000]);
      kassa.storing = (vraag) => (vraag.startsWith('POST') ? storing : undefined);
      const { status, headers, tekst } = await betaal(insurer, 'fatima', kenmerk);
      expect([status, headers['retry-after'], tekst]).toEqual([
        503,
        '5',
        '{"status":{"status":503}}',
      ]);
      expect(await stand(insurer, 'fatima')).toMatchObject({ status: 'open' });
      kassa.storing = () => undefined;
      const id = dienstIdUit(await start(kenmerk, 'fatima'));
      expect(kassa.van(kenmerk).map((betaling) => betaling.id)).toEqual([id]);
      expect((await boekhouding(insurer, kenmerk)).pogingen).toMatchObject([{ status: 'open' }]);
    },
  );

  it('refuses for good what we asked gets it asked anew, by another attempt', async () => {
    const kenmerk = await maakVerzoek(insurer, 'Fatima', [5_000]);
    kassa.storing = (vraag) => (vraag.startsWith('POST') ? 'afgekeurd' : undefined);
    expect((await betaal(insurer, 'fatima', kenmerk)).status).toBe(503);
    kassa.storing = () => undefined;
    await start(kenmerk, 'fatima');
    const { pogingen } = await boekhouding(insurer, kenmerk);
    expect(pogingen.map(({ status }) => status)).toEqual(['verlopen', 'open']);
  });

  it('sends people elsewhere is not followed', async () => {
    const kenmerk = await maakVerzoek(insurer, 'Fatima', [5_000]);
    kassa.redirectBasis = 'https://kwaad.nl';
    expect((await betaal(insurer, 'fatima', kenmerk)).status).toBe(503);
    kassa.redirectBasis = kassa.adres;
    await even(kenmerk);
    expect(await start(kenmerk, 'fatima')).toContain(kassa.adres);
    expect(kassa.van(kenmerk)).toHaveLength(1);
  });

  it('asks another amount than we did gets nobody sent to it', async () => {
    const kenmerk = await maakVerzoek(insurer, 'Fatima', [5_000]);
    await start(kenmerk, 'fatima');
    const [betaling] = kassa.van(kenmerk);
    if (betaling) betaling.amount = { currency: 'EUR', value: '500.00' };
    await even(kenmerk);
    expect((await betaal(insurer, 'fatima', kenmerk)).status).toBe(409);
    if (betaling) betaling.status = 'expired';
    await even(kenmerk);
    expect(await start(kenmerk, 'fatima')).not.toContain(betaling?.id);
  });
});

it('two copies of the insurer make one payment between them', async () => {
  const kenmerk = await maakVerzoek(insurer, 'Jan', [5_000]);
  const kopie = await insurer.startKopie();
  const vragen = Array.from({ length: 50 }, (_, i) =>
    betaal(i % 2 ? insurer : kopie, 'jan', kenmerk),
  );
  const redirects = (await Promise.all(vragen)).map(redirectUit);
  await kopie.stop();
  expect(new Set(redirects).size).toBe(1);
  expect(kassa.van(kenmerk)).toHaveLength(1);
});
