import type { RelatieAntwoord, VerzekerdenAntwoord } from '@mijn/contract/relatie';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nummerVan, type ProefProvider, startProefProvider } from '../testhulp/proefProvider.ts';

let provider: ProefProvider;
beforeAll(async () => {
  provider = await startProefProvider();
});
afterAll(() => provider.stop());

const relatieVan = async (als: string) =>
  (await provider.lees<RelatieAntwoord>('/relatie', als)).relatie;
const redenenVan = async (als: string, indicator: string) =>
  (await relatieVan(als)).indicatorenRedenen.find((regel) => regel.indicator === indicator)
    ?.redenen;

describe('GET /relatie', () => {
  it('gives the caller their own relation, with _state beside it', async () => {
    const antwoord = await provider.lees<RelatieAntwoord>('/relatie', 'sanne');
    expect(antwoord).toMatchObject({
      status: { status: 200 },
      _state: expect.stringMatching(/^[\w-]{40,}$/),
    });
    expect(antwoord.relatie).toMatchObject({
      achternaam: 'de Vries',
      roepnaam: 'Sanne',
      opgemaakteNaam: 'Sanne de Vries',
      relatieNummer: nummerVan('Sanne'),
      merk: 'ZZ',
      leeftijd: 41,
      postAdres: null,
      vestigingsAdres: { postcode: '2042 KL', adresType: 'GBAvestigingsadres' },
      uitkeringIban: expect.stringMatching(/^NL••\u00A0••••\u00A0\d{4}$/),
    });
    expect(antwoord.relatie.indicatoren.toonBannerVerzekeringscheck).toBe(true);
  });

  it('tells why a capability is off', async () => {
    const wijzigen = 'magAanleverwijzePolisbladWijzigen';
    expect(await redenenVan('noor', wijzigen)).toEqual(['GeenEmailBekend']);
    expect(await redenenVan('tom', wijzigen)).toEqual(['ZorgGemakPolisActief']);
    expect(await redenenVan('piet', wijzigen)).toEqual(['GeenZenZ']);
    expect(await redenenVan('daan', 'magDocumentenZien')).toEqual(['GeenVerzekeringsnemer']);
    expect((await relatieVan('fatima')).indicatoren).toMatchObject({
      toonMeldingKiesDigitaalCorrespondentie: true,
      toonMeldingControleContactgegevens: true,
      toonWerkgeverscollectiviteitBijschrijvenBanner: true,
    });
  });

  it('does not know a person without a relation', async () => {
    const antwoord = await provider.vraag('/relatie', '999990019');
    expect([antwoord.status, antwoord.tekst]).toEqual([404, '{"status":{"status":404}}']);
  });

  it.each(['401', '403', '404', '500', '503'])('has the fault %s', async (storing) => {
    const { status, tekst, headers } = await provider.vraag('/relatie', `storing-${storing}`);
    expect(status).toBe(Number(storing));
    expect(JSON.parse(tekst)).toMatchObject({ status: { status: Number(storing) } });
    expect(tekst).not.toMatch(/stack|Error/);
    expect(headers['retry-after']).toBe(storing === '503' ? '5' : undefined);
  });

  it('has the faults of an empty answer and of a web page', async () => {
    const leeg = await provider.vraag('/relatie', 'storing-leeg');
    expect([leeg.status, leeg.tekst]).toEqual([200, '']);
    const html = await provider.vraag('/relatie', 'storing-html');
    expect([html.status, html.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html.tekst).toMatch(/^<!doctype html>/);
  });

  it('lets go of a slow answer when whoever asked hangs up', async () => {
    const signal = AbortSignal.timeout(200);
    await expect(provider.vraag('/relatie', 'storing-traag', { signal })).rejects.toThrow();
    expect((await provider.vraag('/relatie', 'sanne')).status).toBe(200);
  });

  it('writes down who looked', async () => {
    await provider.vraag('/relatie', 'jan', { actor: 'medewerker-7', reden: 'vraag per telefoon' });
    const [regel] = await provider.sql(
      'SELECT kijker, niveau, actor, reden, betreft, operatie FROM verzekeraar.inzage ORDER BY inzage_id DESC LIMIT 1',
    );
    expect(regel).toEqual({
      kijker: nummerVan('Jan'),
      niveau: 25,
      actor: 'medewerker-7',
      reden: 'vraag per telefoon',
      betreft: nummerVan('Jan'),
      operatie: 'getRelatie',
    });
  });
});

const vraag = (wie: string, jaar: number | string) =>
  `/verzekerdenperjaartal?relatienummer=${wie}&jaartal=${jaar}`;

const namen = async (als: string, wie: string, jaar: number) => {
  const pad = vraag(nummerVan(wie), jaar);
  const { verzekerdenPerJaartal } = await provider.lees<VerzekerdenAntwoord>(pad, als);
  return verzekerdenPerJaartal.verzekerden.map(({ opgemaakteNaam }) => opgemaakteNaam);
};

describe('GET /verzekerdenperjaartal', () => {
  it('gives a verzekeringsnemer the whole policy, themselves first, and others themselves', async () => {
    const gezin = ['Sanne de Vries', 'Daan de Vries', 'Bram de Vries', 'Lotte de Vries'];
    expect(await namen('sanne', 'Sanne', 2026)).toEqual(gezin);
    expect(await namen('sanne', 'Sanne', 2017)).toEqual(gezin.slice(0, 3));
    expect(await namen('sanne', 'Bram', 2026)).toEqual(['Bram de Vries']);
    expect(await namen('daan', 'Daan', 2026)).toEqual(['Daan de Vries']);
    expect(await namen('mila', 'Mila', 2025)).toEqual([]);
  });

  it('refuses a year that is none, and a field it does not know', async () => {
    const { status, tekst } = await provider.vraag(vraag(nummerVan('Sanne'), 'toen'), 'sanne');
    expect([status, tekst]).toEqual([400, '{"status":400}']);
    const meer = `${vraag(nummerVan('Sanne'), 2026)}&meer=1`;
    expect((await provider.vraag(meer, 'sanne')).status).toBe(400);
  });
});
