import { beforeAll, describe, expect, test } from 'vitest';
import { loadLazyScreens } from '../app/lazyScreens.ts';
import { address, insurer, post } from './posting.testing.ts';
import { page } from './render.testing.ts';

beforeAll(loadLazyScreens);

const asking = (regel: string, text: string) => ({ form: 'question', regel, tekst: text });

/** An insurer that takes questions, or refuses them with `status`. */
function asked(status?: number) {
  const { graphql: answer } = insurer();
  const sent: unknown[] = [];
  const graphql: typeof answer = async (operation) => {
    if (!operation.query.includes('reageerOpDeclaratie')) return answer(operation);
    sent.push(operation.variables);
    if (status === undefined) return { data: { reageerOpDeclaratie: { nummer: 'V1' } } };
    const errors = [{ message: 'x', path: ['reageerOpDeclaratie'], extensions: { status } }];
    return { data: { reageerOpDeclaratie: null }, errors };
  };
  return { sent, graphql };
}

describe('a question about a claim', () => {
  test('is opened in the page', async () => {
    const { sent, graphql } = asked();
    const { status, html } = page(await post(address, { form: 'question' }, { graphql }));
    expect([status, html.includes('<textarea')]).toEqual([200, true]);
    expect(sent).toEqual([]);
  });

  test('is sent, and the page shows it', async () => {
    const { sent, graphql } = asked();
    const response = await post(address, asking('2', ' Klopt dit? '), { graphql });
    expect(response).toMatchObject({ status: 303, to: address });
    expect(sent).toEqual([{ nummer: 'D2026-1', regel: 2, tekst: 'Klopt dit?' }]);
  });

  test('without words says what is missing', async () => {
    const { sent, graphql } = asked();
    const { status, html } = page(await post(address, asking('', '  '), { graphql }));
    expect(status).toBe(422);
    expect(html).toContain('Schrijf op wat er volgens jou niet klopt.');
    expect(sent).toEqual([]);
  });

  test('that is not taken keeps what was written', async () => {
    const { graphql } = asked(503);
    const { status, html } = page(await post(address, asking('', 'Het bedrag & <b>'), { graphql }));
    expect([status, html.includes('Je vraag is niet verstuurd.')]).toEqual([503, true]);
    expect(html).toMatch(/<textarea[^>]*>Het bedrag &amp; &lt;b&gt;<\/textarea>/);
  });

  test('is not asked after all', async () => {
    const { sent, graphql } = asked();
    const fields = { ...asking('', 'Toch niet'), cancel: '1' };
    expect(await post(address, fields, { graphql })).toMatchObject({ to: address });
    expect(sent).toEqual([]);
  });
});
