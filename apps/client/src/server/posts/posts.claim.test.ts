import type { PostedFile, UploadAnswer } from '@mijn/contract/serverEntry';
import { fileRules } from '@mijn/domain/constants';
import { fieldLimits } from '@mijn/domain/fieldLimits';
import type { Language } from '@mijn/domain/language';
import { postedFieldsAtMost } from '@mijn/domain/postedForm';
import { describe, expect, test } from 'vitest';
import { noScriptId } from '../../features/declaraties/submit/noScript/postedFields.ts';
import { nameOfTick } from '../../features/declaraties/submit/noScript/formFields.ts';
import { mark, seal } from './posting.testing.ts';
import { page, relatie, render, request } from '../render/render.testing.ts';

const url = '/declaraties/indienen';
const people = [
  { relatienummer: '700000001', opgemaakteNaam: 'S. de Vries', geboorteDatum: '1988-04-12' },
  { relatienummer: '700000002', opgemaakteNaam: 'L. de Vries', geboorteDatum: '2018-03-01' },
];

const graphql: ReturnType<typeof request>['graphql'] = async () => ({
  data: { relatie, verzekerden: { verzekerden: people }, concept: null },
});

const answered = (body: unknown, status = 200): UploadAnswer => ({
  status,
  body: { status, body },
  waitSeconds: undefined,
});
const kept = {
  name: 'nota.pdf',
  answer: answered({ filename: 'nota.pdf', messages: [], bestandId: 'b-1' }),
};
const refused = {
  name: 'kat.gif',
  answer: answered({
    filename: 'kat.gif',
    messages: [{ code: 'soortNietToegestaan', level: 'error', message: 'Dat kan niet.' }],
  }),
};

const small = (id: string) => ({
  name: `${id}.jpg`,
  answer: answered({
    filename: `${id}.jpg`,
    messages: [
      { code: 'beeldKlein', level: 'warn', message: 'Deze foto is klein.' },
      { code: 'locatieVerwijderd', level: 'info', message: 'De plaats is weg.' },
    ],
    bestandId: id,
  }),
});
// React separates two texts by a comment.
const withoutMarks = (html: string) => html.replaceAll('<!-- -->', '');
const plainIn = (html: string) => /<noscript>(.*)<\/noscript>/s.exec(html)?.[1] ?? '';
const leftOut = {
  name: 'vijf.jpg',
  answer: answered(undefined, 413),
  leftOut: 'tooLargeTogether',
} as const;

const filledIn = {
  form: 'claim',
  declarant: '700000002',
  zorgsoort: 'Huisarts',
  'behandelDatum-day': '3',
  'behandelDatum-month': '11',
  'behandelDatum-year': '2026',
  bedrag: '61,80',
  naamZorgverlener: 'Praktijk Linde',
  notaNummer: '',
  opmerking: '',
};

/** Posts the form on one page, and returns the submitted claim. */
async function post(
  fields: Readonly<Record<string, string>>,
  files: readonly PostedFile[] = [kept],
  answer = answered({ nummer: 'D2026-1', verwachtOp: '2026-12-11', validationMessages: {} }),
  language: Language = 'nl',
) {
  const sent: { form: Record<string, FormDataEntryValue>; key: string }[] = [];
  const sendClaim = async (form: FormData, key: string) => {
    sent.push({ form: Object.fromEntries(form), key });
    return answer;
  };
  const posted = { fields: new URLSearchParams(fields), key: seal.key, mark, files };
  const response = await render(
    request({ url, seal, posted, graphql, forwardClaim: sendClaim, language }),
  );
  return { sent, response };
}

describe('submitting a claim on one page', () => {
  test('is part of the page for readers without script', async () => {
    const { html } = page(await render(request({ url, seal, graphql })));
    const plain = plainIn(html);
    expect(plain.toLowerCase()).toContain('enctype="multipart/form-data"');
    for (const name of [
      'declarant',
      'zorgsoort',
      'behandelDatum-day',
      'bedrag',
      'bestanden',
      'formToken',
    ]) {
      expect(plain).toContain(`name="${name}"`);
    }
    // The seal is checked before a file is read.
    expect(plain.indexOf('name="formToken"')).toBeLessThan(plain.indexOf('type="file"'));
  });

  test('submits as the steps do, with the idempotency key of the document, and confirms it', async () => {
    const { sent, response } = await post(filledIn);
    expect(response).toMatchObject({ status: 303, to: `${url}?posted=${mark}` });
    expect(sent).toEqual([
      {
        key: seal.key,
        form: expect.objectContaining({
          declarant: '700000002',
          behandelDatum: '2026-11-03',
          bedrag: '61.80',
          buitenland: 'false',
          bestandIds: 'b-1',
        }),
      },
    ]);
    const { to: onward = '', flash } = response.kind === 'redirect' ? response : {};
    const showPage = (left?: string) =>
      render(request({ url: onward, seal, graphql, ...(left && { flash: left }) }));
    expect(page(await showPage(flash)).html).toMatch(/11\sdecember\s2026.*Nummer D2026-1</s);
    // An address alone cannot make the page claim it.
    for (const html of [
      page(await showPage()).html,
      page(await render(request({ url: `${url}?ingediend=D2026-1`, seal, graphql }))).html,
    ]) {
      expect(html).not.toContain('Je declaratie is ingediend');
    }
  });

  test('shows the errors at their fields, and keeps input and files', async () => {
    const { sent, response } = await post({ ...filledIn, bedrag: 'veel', declarant: '' });
    const { status, html } = page(response);
    expect(status).toBe(422);
    expect(sent).toEqual([]);
    expect(html).toContain('Dit bedrag kunnen we niet lezen');
    expect(html).toContain('Kies wie de zorg kreeg.');
    expect(html).toMatch(/name="bedrag"[^>]*value="veel"/);
    expect(html).toMatch(/name="behandelDatum-month"[^>]*value="11"/);
    expect(html).toContain('<option value="Huisarts" selected=""');
    expect(html).toMatch(/name="bestandIds" checked="" value="b-1"/);
    expect(html).toContain('nota.pdf');
  });

  test('accepts a stored file, and refuses one of another type', async () => {
    const again = {
      ...filledIn,
      bestandIds: 'b-0',
      kept: JSON.stringify({ id: 'b-0', name: 'oud.pdf', meldingen: [] }),
    };
    expect((await post(again, [])).sent[0]?.form).toMatchObject({ bestandIds: 'b-0' });
    const { sent, response } = await post(again, [refused]);
    expect(sent).toEqual([]);
    expect(page(response).html).toContain('kat.gif: Dat kan niet.');
    expect(page(response).html).toMatch(/name="bestandIds" checked="" value="b-0"/);
  });

  test('names the file that exceeds the total size, and keeps the others', async () => {
    const { sent, response } = await post(filledIn, [kept, leftOut]);
    expect(sent).toEqual([]);
    expect(page(response).status).toBe(422);
    expect(page(response).html).toContain('vijf.jpg: Je bestanden zijn samen groter dan 40');
    expect(page(response).html).toContain('value="b-1"');
  });

  test('requires a bill', async () => {
    const { sent, response } = await post(filledIn, []);
    expect(sent).toEqual([]);
    expect(page(response).html).toContain('Voeg eerst je nota toe.');
  });

  test("asks to confirm the insurer's warnings, and then submits with them", async () => {
    const messages = [{ code: 'dubbeleNota', level: 'warn', message: 'Al ingediend?' }];
    const { response } = await post(
      filledIn,
      [kept],
      answered({ validationMessages: { messages } }),
    );
    const { html } = page(response);
    expect(html).toContain('Al ingediend?');
    expect(html).toMatch(/type="checkbox"[^>]*name="bevestigd"[^>]*value="dubbeleNota"/);
    const { sent } = await post({ ...filledIn, bevestigd: 'dubbeleNota' });
    expect(sent[0]?.form).toMatchObject({ bevestigd: 'dubbeleNota' });
  });

  test('says that it is unknown whether the claim arrived', async () => {
    const { response } = await post(filledIn, [kept], answered(undefined, 503));
    const { status, html } = page(response);
    expect(status).toBe(503);
    expect(html).toContain('We hebben nog geen bevestiging');
    expect(html).toMatch(/name="naamZorgverlener"[^>]*value="Praktijk Linde"/);
  });

  test("stays within the gateway's number of fields with the longest bill and the most files", async () => {
    const lines = Array.from({ length: fieldLimits.regels }, (_, at) => [`line-${at}-bedrag`, '1']);
    const longest = {
      ...filledIn,
      regels: String(fieldLimits.regels),
      ...Object.fromEntries(lines),
    };
    const files = Array.from({ length: fileRules.maximumCount }, (_, at) => small(`b-${at}`));
    const plain = plainIn(page((await post(longest, files)).response).html);
    const fields = plain.match(/<(?:input|select|textarea)[^>]* name="/g) ?? [];
    expect(plain).toContain(`name="line-${fieldLimits.regels - 1}-bedrag"`);
    expect(fields.length).toBeLessThan(postedFieldsAtMost);
  });

  test('shows the result next to each file, and a checkbox for each warning', async () => {
    const { response } = await post(filledIn, [small('b-1')]);
    const { status, html: whole } = page(response);
    const html = withoutMarks(whole);
    expect(status).toBe(422);
    expect(html).toContain('De plaats is weg.');
    expect(html).toMatch(
      /<label[^>]*>b-1\.jpg: <span>Deze foto is klein\. <\/span><br\/><strong>Dit bestand is goed zo</,
    );
    expect(html).toContain('href="#noScript-fileGood-0"');
    const codes = ['dubbeleNota', 'nietVerzekerd'];
    const messages = codes.map((code) => ({ code, level: 'warn', message: `Over ${code}.` }));
    const asked = await post(filledIn, [kept], answered({ validationMessages: { messages } }));
    for (const [at, code] of codes.entries()) {
      expect(withoutMarks(page(asked.response).html)).toMatch(
        new RegExp(
          `<label for="${noScriptId(nameOfTick('confirmed', at))}"[^>]*><span>Over ${code}. </span><br/><strong>Ja, ik wil`,
        ),
      );
    }
  });

  test("marks the insurer's Dutch in the English page", async () => {
    const messages = [{ code: 'eigenRegel', level: 'error', message: 'Iets nieuws.' }];
    const { response } = await post(
      { ...filledIn, bedrag: '61.80' },
      [kept],
      answered({ validationMessages: { messages } }),
      'en',
    );
    expect(page(response).html).toContain('<span lang="nl">Iets nieuws. </span>');
  });
});
