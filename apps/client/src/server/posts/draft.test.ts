import type { Language } from '@mijn/domain/language';
import { describe, expect, test } from 'vitest';
import { page, refusal, relatie, render, request } from '../render/render.testing.ts';
import { post, seal } from './posting.testing.ts';

const people = [
  { relatienummer: '700000001', opgemaakteNaam: 'S. de Vries', geboorteDatum: '1988-04-12' },
  { relatienummer: '700000002', opgemaakteNaam: 'L. de Vries', geboorteDatum: '2018-03-01' },
];
const fields = {
  declarant: '700000002',
  zorgsoort: 'Huisarts',
  behandelDatum: '2026-11-03',
  bedrag: '61,80',
  naamZorgverlener: 'Praktijk Linde',
  notaNummer: 'N-17',
  opmerking: null,
  regels: null,
  buitenland: 'false',
};
const concept = {
  versie: '1',
  bijgewerktOp: '2026-11-20T10:00:00Z',
  verlooptOp: '2026-12-20T10:00:00Z',
  bestanden: [{ bestandId: 'b-1', naam: 'nota.pdf', soort: 'pdf', bytes: 1000 }],
  velden: fields,
};

const url = '/declaraties/indienen';
type Graphql = ReturnType<typeof request>['graphql'];

function insurerWith(draft: object | null, reads = true) {
  const errors = reads ? [] : [{ message: 'x', path: ['gelezen'], extensions: { status: 404 } }];
  return {
    data: {
      relatie,
      verzekerden: { verzekerden: people },
      concept: draft,
      gelezen: reads ? [] : null,
    },
    errors,
  };
}

/** Splits a page into the part that script takes over and the part without script. */
function partsOf(written: string) {
  const html = written.replaceAll('\u00A0', ' ');
  const content = html.slice(html.indexOf('id="root"'), html.indexOf('type="application/json"'));
  const [, plain = ''] = /<noscript>(.*?)<\/noscript>/s.exec(content) ?? [];
  return { html, plain, steps: content.replace(plain, '') };
}

async function draw(
  draft: object | null,
  {
    reads = true,
    language = 'nl',
  }: { readonly reads?: boolean; readonly language?: Language } = {},
) {
  const graphql: Graphql = async () => insurerWith(draft, reads);
  const { plain, steps } = partsOf(
    page(await render(request({ url, seal, graphql, language }))).html,
  );
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(steps)?.[1];
  return { steps, plain, heading };
}

describe('the server rendering of a draft', () => {
  test('shows the last step of a complete draft', async () => {
    const { heading, steps } = await draw(concept);
    expect(heading).toBe('Klopt alles?');
    for (const value of ['L. de Vries', 'Huisarts', '3 november 2026', '61,80', 'Praktijk Linde']) {
      expect(steps).toContain(value);
    }
  });

  test("shows the step of the bill's fields when one is missing", async () => {
    const { heading, steps } = await draw({ ...concept, velden: { ...fields, bedrag: '' } });
    expect(heading).toBe('Wat staat er op de nota?');
    expect(steps).toMatch(/value="Praktijk Linde"/);
  });

  test('shows the step of the bill without one', async () => {
    for (const draft of [{ ...concept, bestanden: [] }, null]) {
      const { heading } = await draw(draft);
      expect(heading).toBe('Voeg je nota toe');
    }
  });
});

test('starts with the person for an insurer who cannot read bills', async () => {
  expect((await draw(null, { reads: false })).heading).toBe('Voor wie is de nota?');
});

describe('the form on one page without script', () => {
  test('has the values, the person and the file of the draft', async () => {
    const { plain } = await draw(concept);
    expect(plain).toContain('We hebben bewaard wat je op 20 november 2026 hebt ingevuld.');
    expect(plain).toMatch(/value="61,80"/);
    expect(plain).toMatch(/value="Praktijk Linde"/);
    expect(plain).toMatch(/name="bestandIds" checked="" value="b-1"/);
    expect(plain).toMatch(/<label[^>]*>nota\.pdf</);
    expect(plain).toMatch(/<input(?=[^>]*value="700000002")(?=[^>]* checked)/);
    expect(plain).toMatch(/<option(?=[^>]*selected)[^>]*>Huisarts/);
  });

  test('has a form to discard the draft', async () => {
    for (const language of ['nl', 'en'] as const) {
      const { plain } = await draw(concept, { language });
      const [, form = ''] = /<form(?![^>]*multipart)[^>]*>(.*?)<\/form>/s.exec(plain) ?? [];
      expect(form).toContain('name="form" value="discard"');
      expect(form).toContain('name="formToken"');
      expect(form).toContain(language === 'nl' ? '>Begin opnieuw<' : '>Start again<');
      // No field of the claim is in this form.
      expect(form).not.toContain('name="bedrag"');
    }
  });
});

/** Posts the form to discard the draft; the insurer discards it, or answers with `status`. */
async function discard(status?: number, language: Language = 'nl') {
  const sent: string[] = [];
  const graphql: Graphql = async ({ query }) => {
    if (!query.includes('verwijderConcept')) return insurerWith(concept);
    sent.push(query);
    return status === undefined
      ? { data: { verwijderConcept: true } }
      : refusal('verwijderConcept', status);
  };
  const response = await post(url, { form: 'discard' }, { graphql, language });
  return { sent, response };
}

describe('discarding a draft', () => {
  test('leads to the form without it', async () => {
    const { sent, response } = await discard();
    expect(response).toEqual({ kind: 'redirect', status: 303, to: url });
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['nl', 'Dat is niet gelukt. Probeer het opnieuw.'],
    ['en', 'That did not work. Try again.'],
  ] as const)('shows a failure, and keeps the draft (%s)', async (language, words) => {
    const { response } = await discard(503, language);
    const { status, html } = page(response);
    const { plain } = partsOf(html);
    expect(status).toBe(503);
    expect(plain).toContain(`<p role="alert">${words}</p>`);
    expect(plain).toMatch(/value="Praktijk Linde"/);
    expect(plain).toContain('name="form" value="discard"');
  });

  test('leads to the login page when the session is gone', async () => {
    const { response } = await discard(401);
    expect(response).toMatchObject({ kind: 'redirect', to: expect.stringContaining('/inloggen') });
  });
});
