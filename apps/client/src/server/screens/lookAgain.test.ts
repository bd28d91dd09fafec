import { describe, expect, test } from 'vitest';
import { fails, insurerOfAll, type GraphqlAnswer } from './everyScreen.testing.ts';
import { render, request, show } from '../render/render.testing.ts';

const returned = '/betaling/afhandeling?betaling=b-1';

const plain = (address = '') => address.replaceAll('&amp;', '&');

/** Renders the page without script: its words, its refresh, and its link. */
async function look(url: string, told: GraphqlAnswer) {
  const { html } = await show({ url, graphql: insurerOfAll(told) });
  const [, seconds, next] = /http-equiv="refresh" content="(\d+);url=([^"]+)"/.exec(html) ?? [];
  const [, byHand] =
    /<noscript>(?:<div[^>]*>)?<a href="([^"]+)"[^>]*>Kijk opnieuw/.exec(html) ?? [];
  return { html, seconds: Number(seconds), next: plain(next), byHand: plain(byHand) };
}

describe('a person who returns from the bank without script', () => {
  test('gets a page that refreshes for a minute, and then is told to come back', async () => {
    const open = { status: 'open' };
    const pauses: number[] = [];
    let seen = await look(returned, open);
    expect(seen.html).toContain('Deze pagina gaat vanzelf verder.');
    while (seen.next && pauses.length < 10) {
      pauses.push(seen.seconds);
      seen = await look(seen.next, open);
    }
    expect(pauses).toEqual([2, 3, 5, 8, 13, 21]);
    expect(seen.html).not.toContain('gaat vanzelf verder');
    expect(seen.html).toContain('Het duurt langer dan normaal. Kijk straks opnieuw.');
    expect(seen.html).toContain('Heb je bij je bank niets betaald?');
  });

  test.each(['open', 'inBehandeling'])(
    'can reload by a link while the payment is %s',
    async (status) => {
      const { byHand, html } = await look(returned, { status });
      expect(byHand).toBe(returned);
      expect(html).toContain('Betaal niet opnieuw.');
      expect(html).not.toMatch(/gelukt</);
    },
  );

  test('is redirected by the next refresh once the outcome is known', async () => {
    const { next } = await look(returned, { status: 'open' });
    for (const [status, to] of [
      ['betaald', '/betaling/gelukt'],
      ['verlopen', '/betaling/mislukt'],
    ]) {
      const graphql = insurerOfAll({ status, betalingId: 'b-1' });
      expect(await render(request({ url: next, graphql }))).toMatchObject({
        kind: 'redirect',
        to: `${to}?betaling=b-1`,
      });
    }
  });

  test.each(['/betaling/gelukt', '/betaling/mislukt', '/betaling/afhandeling'])(
    'gets a refresh at %s too while the status is unknown',
    async (path) => {
      const answer = { betaling: fails };
      const { next, html } = await look(`${path}?betaling=b-1`, answer);
      expect(next).toBe(`${path}?betaling=b-1&keer=1`);
      expect(html).toContain('We kijken vanzelf opnieuw.');
      const { next: none, html: last } = await look(`${path}?keer=6`, answer);
      expect(none).toBe('');
      expect(last).not.toContain('vanzelf');
    },
  );
});
