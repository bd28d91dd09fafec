import { providerBasis, restPaden } from '@mijn/contract/restPaden';
import { bsnVan } from '@mijn/testdata/bouwRelatie';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maakPdf } from '../../bestanden/testhulp/pdf.ts';
import {
  declaratiesVan,
  maakToken,
  nummerVan,
  type ProefProvider,
} from '../../testhulp/proefProvider.ts';
import { manieren, startZonder } from '../../testhulp/zonderToegang.ts';
import {
  formulier,
  leesAntwoord,
  stuurIn,
  type Veldwaarden,
  veldenVoor,
} from '../indienen.testhulp.ts';

const tempo = { opnemenNaMs: 600_000, beoordelenNaMs: 600_000 };
let insurer: ProefProvider;

const pad = (nummer: string): string => restPaden.bevestiging.replace(':id', nummer);

async function dienIn(als: string, voor: string, anders: Veldwaarden = {}, bestand = 'nota.pdf') {
  const form = formulier(veldenVoor(voor, anders), [[bestand, maakPdf()]]);
  return leesAntwoord(await stuurIn(insurer, als, form)).nummer ?? '';
}

/** The confirmation as somebody opens it. */
async function open(nummer: string, als: string, vraag = ''): Promise<PDFDocumentProxy> {
  const { rawPayload, statusCode } = await insurer.app.inject({
    url: `${providerBasis}${pad(nummer)}${vraag}`,
    headers: { authorization: `Bearer ${await maakToken(bsnVan(als))}` },
  });
  expect(statusCode).toBe(200);
  return getDocument({ data: new Uint8Array(rawPayload), verbosity: 0 }).promise;
}

async function tekstVan(document: PDFDocumentProxy): Promise<string> {
  const paginas = Array.from({ length: document.numPages }, (_, i) => i + 1);
  const delen = await Promise.all(
    paginas.map(async (nummer) => (await document.getPage(nummer)).getTextContent()),
  );
  const woorden = delen.flatMap(({ items }) =>
    items.map((deel) => ('str' in deel ? deel.str + (deel.hasEOL ? ' ' : '') : '')),
  );
  return woorden.join('').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
}

/** The roles of the structure, in reading order: what a screen reader walks through. */
function rollen(knoop: unknown): string[] {
  if (typeof knoop !== 'object' || knoop === null) return [];
  const kinderen = 'children' in knoop && Array.isArray(knoop.children) ? knoop.children : [];
  const eigen = 'role' in knoop ? [String(knoop.role)] : [];
  return [...eigen, ...kinderen.flatMap(rollen)];
}

describe('the confirmation of a claim', () => {
  beforeAll(async () => {
    insurer = await startZonder('as it is', { tempo });
  });
  afterAll(() => insurer.stop());

  it('says what was sent in, by whom, for whom, and what happens next', async () => {
    const nummer = await dienIn('sanne', 'Lotte', { bedrag: '1045.5' }, 'foto Łódź.pdf');
    const tekst = await tekstVan(await open(nummer, 'sanne'));
    for (const zin of [
      'Zilverzand',
      `Declaratienummer ${nummer}`,
      'Ontvangen op 21 november 2026 om 13:00 uur',
      'Bedrag van de nota € 1.045,50',
      'Datum van de behandeling 18 november 2026',
      'Zorgverlener Ziekenhuis Oosterdijk',
      'foto Łódź.pdf',
      'De uitkomst heb je uiterlijk op vrijdag 27 november 2026.',
      'Mijn Zilverzand',
      'kun je de declaratie intrekken',
    ]) {
      expect(tekst).toContain(zin);
    }
  });

  it('can be read by ear: tagged, in its language, with a title, its letters in it', async () => {
    const nummer = await dienIn('sanne', 'Sanne');
    const document = await open(nummer, 'sanne');
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({
      Title: `Bevestiging van declaratie ${nummer}`,
      Author: 'Zilverzand',
      Language: 'nl-NL',
    });
    const merk: unknown = await document.getMarkInfo();
    expect(merk).toEqual(
      new Map(Object.entries({ Marked: true, UserProperties: false, Suspects: false })),
    );
    const voorkeuren: unknown = await document.getViewerPreferences();
    expect(voorkeuren).toEqual(new Map([['DisplayDocTitle', true]]));
    const pagina = await document.getPage(1);
    const gelezen = rollen(await pagina.getStructTree());
    expect(gelezen.slice(0, 5)).toEqual(['Root', 'Document', 'P', 'H1', 'P']);
    expect(gelezen.filter((rol) => rol === 'H2')).toHaveLength(3);
    expect(gelezen.filter((rol) => rol === 'Lbl').length).toBeGreaterThanOrEqual(8);
    expect(gelezen.filter((rol) => rol === 'LI').length).toBe(
      gelezen.filter((rol) => rol === 'LBody').length,
    );
    const { items } = await pagina.getTextContent({ includeMarkedContent: true });
    const begin = items.filter((deel) => 'type' in deel && deel.type.startsWith('begin'));
    expect(begin.length).toBeGreaterThan(gelezen.filter((rol) => rol === 'P').length);
  });

  it('speaks English when asked, with the insurer’s own words marked as Dutch', async () => {
    const nummer = await dienIn('sanne', 'Sanne');
    const document = await open(nummer, 'sanne', '?taal=en');
    const tekst = await tekstVan(document);
    expect(tekst).toContain(`Claim number ${nummer}`);
    expect(tekst).toContain('by Friday 27 November 2026 at the latest');
    expect((await document.getMetadata()).info).toMatchObject({ Language: 'en-GB' });
    const boom = JSON.stringify(await (await document.getPage(1)).getStructTree());
    expect(boom).toContain('"lang":"nl-NL"');
    const { status } = await insurer.vraag(`${pad(nummer)}?taal=fr`, 'sanne');
    expect(status).toBe(400);
  });

  it('carries the brand of the policy', async () => {
    const nummer = await dienIn('piet', 'Piet');
    expect(await tekstVan(await open(nummer, 'piet'))).toContain('Mijn Ankerzee');
  });

  it('of a claim that is settled says so, and promises nothing any more', async () => {
    const klaar = declaratiesVan('Sanne').find(({ status }) => status === 'AFGEHANDELD');
    const tekst = await tekstVan(await open(klaar?.nummer ?? '', 'sanne'));
    expect(tekst).toMatch(/We hebben deze declaratie op .* afgehandeld/);
    expect(tekst).not.toContain('uiterlijk');
  });

  it('writes what its letters cannot as a question mark, and breaks no page over many files', async () => {
    const bijlagen = Array.from({ length: 10 }, (_, i) => `${'نوتا '.repeat(19)}${i}.pdf`);
    const form = formulier(
      veldenVoor('Sanne'),
      bijlagen.map((naam) => [naam, maakPdf()]),
    );
    const nummer = leesAntwoord(await stuurIn(insurer, 'sanne', form)).nummer ?? '';
    const tekst = await tekstVan(await open(nummer, 'sanne'));
    expect(tekst).toContain('???? ????');
    expect(tekst).toContain('9.pdf');
  });

  it('is kept under its own name, by nobody in between, and the log tells', async () => {
    const nummer = await dienIn('sanne', 'Lotte');
    const { status, headers } = await insurer.vraag(pad(nummer), 'sanne');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`"Bevestiging van declaratie ${nummer}.pdf"`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const gelogd = await insurer.sql(
      `SELECT kijker, betreft FROM verzekeraar.inzage
       WHERE operatie = 'getBevestiging' AND onderwerp = '${nummer}'`,
    );
    expect(gelogd).toEqual([{ kijker: nummerVan('Sanne'), betreft: nummerVan('Lotte') }]);
  });

  it('leaves the care and the files out for who may not see those, and is gone with the claim', async () => {
    await insurer.sql('UPDATE verzekeraar.relatie SET toestemming_zorgkosten = false');
    const nummer = await dienIn('daan', 'Daan', {}, 'geheim.pdf');
    const vanSanne = await tekstVan(await open(nummer, 'sanne'));
    expect(vanSanne).toContain('€ 45,00');
    expect(vanSanne).toContain('toestemming');
    for (const zorg of ['Ziekenhuis', 'geheim.pdf', 'Notanummer']) {
      expect(vanSanne).not.toContain(zorg);
    }
    expect(await tekstVan(await open(nummer, 'daan'))).toContain('geheim.pdf');
    expect((await insurer.vraag(pad(nummer))).status).toBe(401);
    const weg = `/uitbreidingen/declaraties/${nummer}/intrekken`;
    expect((await insurer.vraag(weg, 'daan', { method: 'POST' })).status).toBe(200);
    expect((await insurer.vraag(pad(nummer), 'daan')).status).toBe(404);
  });
});

describe.each(manieren)('the confirmation of somebody else’s claim, %s', (manier) => {
  beforeAll(async () => {
    insurer = await startZonder(manier, { tempo });
  });
  afterAll(() => insurer.stop());

  it('is not there, byte for byte as what does not exist', async () => {
    const nummer = await dienIn('jan', 'Jan');
    const maatstaf = await insurer.vraag(pad('D2026-000000'), 'sanne');
    expect([maatstaf.status, maatstaf.tekst]).toEqual([404, '{"status":404}']);
    for (const vreemd of [nummer, 'x', '%00', `${nummer}%00`, '%25', '9'.repeat(500)]) {
      expect([vreemd, await insurer.vraag(pad(vreemd), 'sanne')]).toEqual([vreemd, maatstaf]);
    }
  });
});
