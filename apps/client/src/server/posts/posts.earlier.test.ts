import { describe, expect, test } from 'vitest';
import { address, insurer, seal } from './posting.testing.ts';
import { page, relatie, render, request } from '../render/render.testing.ts';

type Graphql = ReturnType<typeof request>['graphql'];

/** Posts a form from a page of an earlier session of the same person. */
async function post(url: string, fields: Readonly<Record<string, string>>, answer: Graphql) {
  const sent: string[] = [];
  const graphql: Graphql = (operation) => {
    if (operation.query.startsWith('mutation')) sent.push(operation.query);
    return answer(operation);
  };
  const sendClaim = async () => {
    sent.push('claim');
    return { status: 200, body: {}, waitSeconds: undefined };
  };
  const posted = {
    fields: new URLSearchParams(fields),
    key: seal.key,
    mark: 'mark',
    isEarlier: true,
  } as const;
  const { status, html } = page(
    await render(request({ url, graphql, seal, posted, forwardClaim: sendClaim })),
  );
  return { status, html, sent };
}

const notSent = /role="alert".*Dit is nog niet verstuurd.*Je bent intussen opnieuw ingelogd/s;

describe('a form from a page of an earlier session', () => {
  test('is not sent, but shown again: a question', async () => {
    const fields = { form: 'question', regel: '', tekst: 'Klopt dit?' };
    const { status, html, sent } = await post(address, fields, insurer().graphql);
    expect(status).toBe(409);
    expect(html).toMatch(notSent);
    expect(html).toMatch(/<textarea[^>]*>Klopt dit\?<\/textarea>/);
    expect(html).not.toContain('Kies de bestanden');
    expect(sent).toEqual([]);
  });

  test('is not sent, but shown again without its files: a claim', async () => {
    const people = [{ relatienummer: '700000001', opgemaakteNaam: 'S. de Vries' }];
    const data = { relatie, verzekerden: { verzekerden: people }, concept: null };
    const fields = { form: 'claim', declarant: '700000001', bedrag: '61,80' };
    const claim = await post('/declaraties/indienen', fields, async () => ({ data }));
    expect(claim.status).toBe(409);
    expect(claim.html).toMatch(notSent);
    expect(claim.html).toContain('Kies de bestanden die je had toegevoegd opnieuw.');
    expect(claim.html).toContain('value="61,80"');
    expect(claim.sent).toEqual([]);
  });

  test('is refused: a bare button', async () => {
    const fields = { form: 'withdraw', sure: '1' };
    const { status, sent } = await post(address, fields, insurer().graphql);
    expect([status, sent]).toEqual([403, []]);
  });
});
