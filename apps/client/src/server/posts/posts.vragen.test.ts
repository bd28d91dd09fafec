import { describe, expect, it } from 'vitest';
import { relatieOf } from '../../features/relatie/relatie.testing.ts';
import { answered, page, render, request } from '../render/render.testing.ts';
import { post } from './posting.testing.ts';

const url = '/vragen/stellen';
const typed = { form: 'ask', sleutel: 'k1', tekst: 'Wat is dit & <b>?' };

const asked = {
  vraagId: 'v1',
  onderwerp: 'factuur',
  kenmerk: 'F2026-1',
  regel: null,
  tekst: 'Wat is dit?',
  status: 'verstuurd',
  verstuurdOp: '2026-11-25T10:00:00Z',
  uiterlijkOp: '2026-12-02',
  antwoord: null,
  beantwoordOp: null,
};

/** An insurer who takes questions, or refuses them with `status`; without `mayAsk`, one with the core only. */
function insurer(status?: number, { mayAsk = true, vragen = [asked] as unknown } = {}) {
  const sent: unknown[] = [];
  const graphql: ReturnType<typeof request>['graphql'] = async ({ query, variables }) => {
    const relatie = { ...relatieOf({}), magVragenStellen: mayAsk };
    if (!query.includes('stelVraag(')) return { data: { ...answered, relatie, vragen } };
    sent.push(variables);
    if (status === undefined) {
      return { data: { stelVraag: { vraagId: 'v1', uiterlijkOp: '2026-12-02' } } };
    }
    const errors = [{ message: 'x', path: ['stelVraag'], extensions: { status } }];
    return { data: { stelVraag: null }, errors };
  };
  return { sent, graphql };
}

const textarea = /<textarea[^>]*>Wat is dit &amp; &lt;b&gt;\?<\/textarea>/;

describe('the form to ask a question, without script', () => {
  it('sends the subject of the page with the key of the form', async () => {
    const { sent, graphql } = insurer();
    const about = { over: 'budget', kenmerk: 'Fysiotherapie', persoon: 'R2' };
    const response = await post(url, { ...typed, ...about }, { graphql });
    expect(response).toMatchObject({ status: 303, to: expect.stringMatching(/^\/vragen\?/) });
    const subject = { onderwerp: 'budget', kenmerk: 'Fysiotherapie', relatienummer: 'R2' };
    expect(sent).toEqual([{ sleutel: 'k1', ...subject, tekst: typed.tekst }]);
  });

  it.each([
    ['gegevens', 'gegevens'],
    ['', 'anders'],
    ['factuur', 'anders'],
  ])('sends the subject "%s" that was chosen as %s', async (onderwerp, expected) => {
    const { sent, graphql } = insurer();
    await post(url, { ...typed, onderwerp }, { graphql });
    expect(sent).toMatchObject([{ onderwerp: expected, kenmerk: null }]);
  });

  it.each([
    ['', 'Schrijf op wat je wilt vragen.'],
    ['x'.repeat(1002), 'Je vraag is 2 tekens te lang.'],
  ])('asks for a text instead of "%s"', async (tekst, error) => {
    const { sent, graphql } = insurer();
    const { status, html } = page(await post(url, { ...typed, tekst }, { graphql }));
    expect([status, sent]).toEqual([422, []]);
    expect(html).toContain(error);
  });

  it.each([
    [404, 404, 'Hierover kun je geen vraag stellen.'],
    [503, 503, 'Je vraag is niet verstuurd.'],
  ])('keeps what was typed and its key after %d', async (refused, expected, text) => {
    const { graphql } = insurer(refused);
    const { status, html } = page(await post(url, typed, { graphql }));
    expect(status).toBe(expected);
    expect(html).toContain(text);
    expect(html).toMatch(textarea);
    expect(html).toContain('name="sleutel" value="k1"');
  });

  it('takes another key once its own was used for another question', async () => {
    const { graphql } = insurer(409);
    const { status, html } = page(await post(url, typed, { graphql }));
    expect(status).toBe(409);
    expect(html).toContain('Je vorige vraag is al verstuurd.');
    expect(html).toMatch(textarea);
    expect(html).not.toContain('value="k1"');
  });
});

const read = async (path: string, one = insurer()) =>
  page(await render(request({ url: path, graphql: one.graphql }))).html.replaceAll(
    /(<[^>]*>|\s|&nbsp;)+/g,
    ' ',
  );

describe('the pages of questions', () => {
  it('name the subject, and when the answer comes', async () => {
    expect(await read(`${url}?over=factuur&kenmerk=F2026-1`)).toContain('Over: Factuur F2026-1');
    expect(await read('/vragen')).toContain('Je hebt uiterlijk op 2 december 2026 antwoord.');
  });

  it('show question and answer', async () => {
    const antwoord = { antwoord: 'Zo zit het.', beantwoordOp: '2026-11-27T10:00:00Z' };
    const vragen = [{ ...asked, ...antwoord, status: 'beantwoord' }];
    const text = await read('/vragen', insurer(undefined, { vragen }));
    expect(text).toContain('Beantwoord Wat is dit? Ons antwoord van 27 november 2026 Zo zit het.');
  });

  it('say that there is none yet', async () => {
    const text = await read('/vragen', insurer(undefined, { vragen: [] }));
    expect(text).toContain('Je hebt nog geen vraag gesteld');
  });

  it('offer nothing at an insurer with the core only', async () => {
    const core = insurer(undefined, { mayAsk: false });
    expect(await read(url, core)).toContain('Hier kun je geen vraag stellen.');
    expect(await read('/vragen', core)).not.toContain('Stel een vraag');
    expect(await read('/mijn-gegevens', core)).not.toContain('Stel een vraag');
  });
});
