import { calls } from '@mijn/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDocument, roles, textOf } from '../../documents/openDocument.testing.ts';
import { createPdf } from '../../files/testing/pdf.testing.ts';
import { declaratiesOf, numberOf, type TestProvider } from '../../testing/trialProvider.testing.ts';
import { startWithoutProtection } from '../../testing/withoutAccess.testing.ts';
import {
  toFormData,
  parseResponse,
  sendRequest,
  type FieldValues,
  fieldsFor,
} from '../submit/submit.testing.ts';
import { fieldsWithLines, lineOf } from '../submit/submittedLines.testing.ts';

const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };
let insurer: TestProvider;

const path = (number: string): string => calls.getBevestiging.path.replace(':id', number);

async function submit(as: string, forWhom: string, otherwise: FieldValues = {}, file = 'nota.pdf') {
  const form = toFormData(fieldsFor(forWhom, otherwise), [[file, createPdf()]]);
  return parseResponse(await sendRequest(insurer, as, form)).nummer ?? '';
}

/** Downloads the confirmation as a persona. */
const open = (number: string, as: string, request = '') =>
  openDocument(insurer, `${path(number)}${request}`, as);

describe('the confirmation of a claim', () => {
  beforeAll(async () => {
    insurer = await startWithoutProtection('as it is', { pace });
  });
  afterAll(() => insurer.stop());

  it('states what was sent in, by whom, for whom, and what happens next', async () => {
    const number = await submit('sanne', 'Lotte', { bedrag: '1045.5' }, 'foto Łódź.pdf');
    const text = await textOf(await open(number, 'sanne'));
    for (const sentence of [
      'Zilverzand',
      `Declaratienummer ${number}`,
      'Ontvangen op 21 november 2026 om 13:00 uur',
      'Bedrag van de nota € 1.045,50',
      'Datum van de zorg 18 november 2026',
      'Zorgverlener Ziekenhuis Oosterdijk',
      'foto Łódź.pdf',
      'De uitkomst heb je uiterlijk op vrijdag 27 november 2026.',
      'Mijn Zilverzand',
      'kun je de declaratie intrekken',
    ]) {
      expect(text).toContain(sentence);
    }
  });

  it('lists every line of a bill under its day', async () => {
    const regels = [
      lineOf('2026-11-18', 'Fysiotherapie', '45.00'),
      { ...lineOf('2026-11-02', 'Medicijnen', '12.50'), omschrijving: 'Zalf' },
    ];
    const number = await submit('sanne', 'Lotte', fieldsWithLines('Lotte', regels));
    const text = await textOf(await open(number, 'sanne'));
    for (const sentence of [
      'Bedrag van de nota € 57,50',
      'Datum van de zorg 2 november 2026, 18 november 2026',
      '18 november 2026 Fysiotherapie, € 45,00',
      '2 november 2026 Medicijnen, Zalf, € 12,50',
    ]) {
      expect(text).toContain(sentence);
    }
  });

  it('promises no payment without a known account, and states what to do', async () => {
    const text = await textOf(await open(await submit('noor', 'Noor'), 'noor'));
    expect(text).toContain('Wij kennen geen rekening van de verzekeringsnemer.');
    expect(text).toContain('om het rekeningnummer door te geven');
    expect(text).not.toContain('maken we over naar de rekening');
    const english = await textOf(await open(await submit('noor', 'Noor'), 'noor', '?taal=en'));
    expect(english).toContain('We do not know the account number of the policyholder.');
    expect(await textOf(await open(await submit('daan', 'Daan'), 'daan'))).toContain(
      'maken we over naar de rekening',
    );
  });

  it('is accessible: tagged, with language, title and embedded fonts', async () => {
    const number = await submit('sanne', 'Sanne');
    const document = await open(number, 'sanne');
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({
      Title: `Bevestiging van declaratie ${number}`,
      Author: 'Zilverzand',
      Language: 'nl-NL',
    });
    const brand: unknown = await document.getMarkInfo();
    expect(brand).toEqual(
      new Map(Object.entries({ Marked: true, UserProperties: false, Suspects: false })),
    );
    const preferences: unknown = await document.getViewerPreferences();
    expect(preferences).toEqual(new Map([['DisplayDocTitle', true]]));
    const page = await document.getPage(1);
    const parsed = roles(await page.getStructTree());
    expect(parsed.slice(0, 5)).toEqual(['Root', 'Document', 'P', 'P', 'H1']);
    expect(parsed.filter((role) => role === 'H2')).toHaveLength(3);
    expect(parsed.filter((role) => role === 'Lbl').length).toBeGreaterThanOrEqual(8);
    expect(parsed.filter((role) => role === 'LI').length).toBe(
      parsed.filter((role) => role === 'LBody').length,
    );
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const begin = items.filter((part) => 'type' in part && part.type.startsWith('begin'));
    expect(begin.length).toBeGreaterThan(parsed.filter((role) => role === 'P').length);
  });

  it('is in English on request, with the claimant’s own text tagged as Dutch', async () => {
    const line = { behandelDatum: '2026-11-18', zorgsoort: 'Tandarts', bedrag: '20.00' };
    const number = await submit('sanne', 'Sanne', {
      zorgsoort: 'Tandarts',
      bedrag: '40.00',
      regels: JSON.stringify([line, { ...line, omschrijving: 'Vulling' }]),
    });
    const document = await open(number, 'sanne', '?taal=en');
    const text = await textOf(document);
    expect(text).toContain(`Claim number ${number}`);
    expect(text).toContain('Dentist, Vulling');
    expect(text).toContain('by Friday 27 November 2026 at the latest');
    expect((await document.getMetadata()).info).toMatchObject({ Language: 'en-GB' });
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
    expect(tree).toContain('"lang":"nl-NL"');
    const { status } = await insurer.request(`${path(number)}?taal=fr`, 'sanne');
    expect(status).toBe(400);
  });

  it('has the brand of the policy', async () => {
    const number = await submit('piet', 'Piet');
    expect(await textOf(await open(number, 'piet'))).toContain('Mijn Ankerzee');
  });

  it('states that a claim is handled, without further promises', async () => {
    const done = declaratiesOf('Sanne').find(({ status }) => status === 'AFGEHANDELD');
    const text = await textOf(await open(done?.nummer ?? '', 'sanne'));
    expect(text).toMatch(/We hebben deze declaratie op .* afgehandeld/);
    expect(text).not.toContain('latest');
  });

  it('writes Polish, Turkish, Greek and Cyrillic names', async () => {
    const name = 'Łukasz Şükrü Zoë Привет Ωμέγα.pdf';
    const form = toFormData(fieldsFor('Sanne'), [[name, createPdf()]]);
    const number = parseResponse(await sendRequest(insurer, 'sanne', form)).nummer ?? '';
    expect(await textOf(await open(number, 'sanne'))).toContain(name);
  });

  it('transliterates Chinese and Arabic names', async () => {
    const form = toFormData(fieldsFor('Sanne'), [['李王 محمد.pdf', createPdf()]]);
    const number = parseResponse(await sendRequest(insurer, 'sanne', form)).nummer ?? '';
    expect(await textOf(await open(number, 'sanne'))).toContain('LiWang mhmd.pdf');
  });

  it('keeps its layout with many files of long names in another script', async () => {
    const attachments = Array.from({ length: 10 }, (_, i) => `${'बिल '.repeat(19)}${i}.pdf`);
    const form = toFormData(
      fieldsFor('Sanne'),
      attachments.map((name) => [name, createPdf()]),
    );
    const number = parseResponse(await sendRequest(insurer, 'sanne', form)).nummer ?? '';
    const text = await textOf(await open(number, 'sanne'));
    expect(text).toContain('bil bil');
    expect(text).toContain('9.pdf');
  });

  it('has its own file name, is not cached, and is logged', async () => {
    const number = await submit('sanne', 'Lotte');
    const { status, headers } = await insurer.request(path(number), 'sanne');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`"Bevestiging van declaratie ${number}.pdf"`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const logged = await insurer.sql(
      `SELECT kijker, betreft FROM insurer.inzage
       WHERE operatie = 'getBevestiging' AND onderwerp = '${number}'`,
    );
    expect(logged).toEqual([{ kijker: numberOf('Sanne'), betreft: numberOf('Lotte') }]);
  });

  it('omits care and files that the viewer may not see, and is 404 for a withdrawn claim', async () => {
    await insurer.sql('UPDATE insurer.relatie SET toestemming_zorgkosten = false');
    const number = await submit('daan', 'Daan', {}, 'geheim.pdf');
    const textOfSanne = await textOf(await open(number, 'sanne'));
    expect(textOfSanne).toContain('€ 45,00');
    expect(textOfSanne).toContain('toestemming');
    for (const care of ['Ziekenhuis', 'geheim.pdf', 'Notanummer']) {
      expect(textOfSanne).not.toContain(care);
    }
    expect(await textOf(await open(number, 'daan'))).toContain('geheim.pdf');
    const gone = `/uitbreidingen/declaraties/${number}/intrekken`;
    expect((await insurer.request(gone, 'daan', { method: 'POST' })).status).toBe(200);
    expect((await insurer.request(path(number), 'daan')).status).toBe(404);
  });
});
