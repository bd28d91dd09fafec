import { describe, expect, test } from 'vitest';
import { address, insurerOfReacties, post } from './posting.testing.ts';
import { page, render, request } from '../render/render.testing.ts';

const asking = (regel: string, text: string) => ({ form: 'question', regel, tekst: text });

describe('a question about a claim', () => {
  test('opens in the page', async () => {
    const { sent, graphql } = insurerOfReacties();
    const { status, html } = page(await post(address, { form: 'question' }, { graphql }));
    expect([status, html.includes('<textarea')]).toEqual([200, true]);
    expect(sent).toEqual([]);
  });

  test('is sent, and confirmed in its place', async () => {
    const { sent, graphql } = insurerOfReacties();
    const response = await post(address, asking('2', ' Klopt dit? '), { graphql });
    const to = `${address}?posted=mark-of-form`;
    expect(response).toMatchObject({ status: 303, to: `${to}#vraag-verstuurd` });
    const question = { nummer: 'D2026-1', regel: 2, tekst: 'Klopt dit?' };
    expect(sent).toEqual([{ sleutel: expect.any(String), ...question }]);
    const flash = response.kind === 'redirect' ? (response.flash ?? '') : '';
    const { html } = page(await render(request({ url: to, graphql, flash })));
    expect(html).toMatch(/<output id="vraag-verstuurd">.*Je vraag is verstuurd\./);
    const typed = page(await render(request({ url: to, graphql })));
    expect(typed.html).not.toContain('Je vraag is verstuurd.');
  });

  test.each(['1.5', 'twee', '1e10', '99999999999'])('refuses line %j', async (regel) => {
    const { sent, graphql } = insurerOfReacties();
    expect(page(await post(address, asking(regel, 'Klopt dit?'), { graphql })).status).toBe(400);
    expect(sent).toEqual([]);
  });

  test('shows an error without text', async () => {
    const { sent, graphql } = insurerOfReacties();
    const { status, html } = page(await post(address, asking('', '  '), { graphql }));
    expect(status).toBe(422);
    expect(html).toContain('Schrijf op wat er volgens jou niet klopt.');
    expect(sent).toEqual([]);
  });

  test('keeps its text when it fails', async () => {
    const { graphql } = insurerOfReacties(503);
    const { status, html } = page(await post(address, asking('', 'Het bedrag & <b>'), { graphql }));
    expect([status, html.includes('Je vraag is niet verstuurd.')]).toEqual([503, true]);
    expect(html).toMatch(/<textarea[^>]*>Het bedrag &amp; &lt;b&gt;<\/textarea>/);
  });

  test('is cancelled', async () => {
    const { sent, graphql } = insurerOfReacties();
    const fields = { ...asking('', 'Toch niet'), cancel: '1' };
    expect(await post(address, fields, { graphql })).toMatchObject({ to: `${address}#vraag` });
    expect(sent).toEqual([]);
  });
});
