import { describe, expect, test } from 'vitest';
import { fails, insurerOfAll, type GraphqlAnswer } from './everyScreen.testing.ts';
import { render, request, show } from '../render/render.testing.ts';

const bericht = { berichtId: 'b/1', gelezen: false, soort: 'declaratie', kenmerk: 'D2026-1' };

/** Requests an address; returns the messages marked as read, and the redirect. */
async function follow(url: string, otherwise: GraphqlAnswer = {}) {
  const marked: unknown[] = [];
  const answer = insurerOfAll({ ...bericht, ...otherwise });
  const graphql: typeof answer = (question) => {
    if (question.query.startsWith('mutation LeesBerichten')) marked.push(question.variables);
    return answer(question);
  };
  const response = await render(request({ url, graphql }));
  return { marked, to: response.kind === 'redirect' ? response.to : undefined };
}

const rows = (html: string) => [
  ...html.matchAll(/href="(\/(?:berichten\?|declaraties\/D)[^"]*)"/g),
];

const one = (berichtId: string, kenmerk: string, gelezen = false) => ({
  ...bericht,
  __typename: 'Bericht',
  berichtId,
  kenmerk,
  gelezen,
  soort: berichtId === 'c' ? 'uitbetaling' : 'declaratie',
});

describe('opening a message without script', () => {
  test('marks it as read, and redirects to its page', async () => {
    const { html } = await show({ url: '/berichten', graphql: insurerOfAll(bericht) });
    const [[, href = ''] = []] = rows(html);
    expect(await follow(href)).toEqual({
      marked: [{ berichtId: 'b/1' }],
      to: '/declaraties/D2026-1',
    });
  });

  test('marks the other messages about its page too, as with script', async () => {
    const several = [one('a', 'D2026-1'), one('b', 'D2026-2'), one('c', 'D2026-1')];
    const rest = [...several, one('d', 'D2026-1', true)];
    const { marked, to } = await follow('/berichten?lees=a', { berichten: rest });
    expect(marked).toEqual([{ berichtId: 'a' }, { berichtId: 'c' }]);
    expect(to).toBe('/declaraties/D2026-1');
  });

  test('redirects also when marking fails', async () => {
    const { to } = await follow('/berichten?lees=b%2F1', { leesBerichten: fails });
    expect(to).toBe('/declaraties/D2026-1');
  });

  test('links a read message directly to its page, and does not mark it again', async () => {
    const read = { ...bericht, gelezen: true };
    const { html } = await show({ url: '/berichten', graphql: insurerOfAll(read) });
    expect(rows(html).map(([, href]) => href)).toEqual(['/declaraties/D2026-1']);
    const again = await follow('/berichten?lees=b%2F1', read);
    expect(again).toEqual({ marked: [], to: '/declaraties/D2026-1' });
  });

  test('redirects to the messages for one of another person or a deleted one', async () => {
    expect(await follow('/berichten?lees=other')).toEqual({ marked: [], to: '/berichten' });
  });
});
