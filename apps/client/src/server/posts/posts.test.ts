import { describe, expect, test } from 'vitest';
import { writeCarried } from '../../api/carried.ts';
import { address, insurer, post, seal } from './posting.testing.ts';
import { page, render, request } from '../render/render.testing.ts';

const withdraw = { form: 'withdraw', sure: 'yes' };

describe('a form without JavaScript', () => {
  test('carries what proves it ours, on every page', async () => {
    const { html } = page(await render(request({ seal })));
    expect(html).toContain('<input type="hidden" name="formToken" value="token-of-sanne"/>');
    expect(html).toContain('<input type="hidden" name="formKey" value="key-of-document"/>');
    expect(html).toContain('<form action="/uitloggen" method="post">');
  });

  test('that its page does not know is not found', async () => {
    expect(page(await post(address, { form: 'pay' })).status).toBe(404);
    expect(page(await post(address, { form: 'constructor' })).status).toBe(404);
  });

  test('leads to the login without a session, by reading, which says that one was logged out', async () => {
    expect(await post(address, withdraw, { loggedIn: false })).toEqual({
      kind: 'redirect',
      status: 303,
      to: '/inloggen?unauthorized=true&terug=declaratie&nummer=D2026-1',
    });
  });
});

describe('withdrawing a claim', () => {
  test('is asked once more, in the page', async () => {
    const { sent, graphql } = insurer();
    const { status, html } = page(await post(address, { form: 'withdraw' }, { graphql }));
    expect(status).toBe(200);
    expect(html).toMatch(/<dialog [^>]*open=""[^>]*><h2[^>]*>Wil je deze declaratie intrekken\?/);
    expect(sent).toEqual([]);
    const plain = page(await render(request({ url: address, seal, graphql })));
    expect(plain.html).not.toMatch(/<dialog[^>]* open/);
  });

  test('leads to the list, which says so', async () => {
    const { sent, graphql } = insurer();
    const to = '/declaraties/overzicht?posted=mark-of-form';
    const response = await post(address, withdraw, { graphql });
    expect(response).toMatchObject({ kind: 'redirect', status: 303, to });
    expect(sent).toEqual([{ nummer: 'D2026-1' }]);
    const carried = response.kind === 'redirect' ? (response.carries ?? '') : '';
    const { html } = page(await render(request({ url: to, carried })));
    expect(html).toContain('Je declaratie is ingetrokken.');
    expect(html).toContain('Wij bekijken declaratie D2026-1 niet meer.');
  });

  test.each(['posted=mark-of-form', 'ingetrokken=D2026-1', 'withdrawn=D2026-1'])(
    'is not said by an address alone: %s',
    async (search) => {
      const url = `/declaraties/overzicht?${search}`;
      const { html } = page(await render(request({ url })));
      expect(html).not.toContain('is ingetrokken');
    },
  );

  test('is not said by what another form brought', async () => {
    const url = '/declaraties/overzicht?posted=mark-of-form';
    const carried = writeCarried({ saved: 'contact' });
    expect(page(await render(request({ url, carried }))).html).not.toContain('is ingetrokken');
  });

  test.each([
    [409, 409, 'Intrekken kan niet meer.'],
    [503, 503, 'Het intrekken is niet gelukt.'],
    [500, 500, 'Het intrekken is niet gelukt.'],
  ])('that the insurer refuses with %i says why', async (refused, status, words) => {
    const { graphql } = insurer(refused);
    const response = page(await post(address, withdraw, { graphql }));
    expect([response.status, response.html.includes(words)]).toEqual([status, true]);
  });

  test('of a session that is gone leads to the login', async () => {
    const { graphql } = insurer(401);
    expect(await post(address, withdraw, { graphql })).toMatchObject({
      status: 303,
      to: '/inloggen?unauthorized=true&terug=declaratie&nummer=D2026-1',
    });
  });
});

describe('the question about cookies', () => {
  const saved = 'Je keuze is bewaard.';
  const url = '/cookie-instellingen?saved=cookies';

  test('is said to be answered where it was, and not by an address alone', async () => {
    const wish = { url, cookieChoice: 'all' } as const;
    expect(page(await render(request(wish))).html).toContain(saved);
    expect(page(await render(request({ url }))).html).not.toContain(saved);
  });
});

const failing = () => Promise.reject(new Error('no database'));
const done = async () => true;

describe('signing out', () => {
  test('ends the session and says goodbye', async () => {
    let ended = 0;
    const stopSessie = async () => {
      ended += 1;
      return true;
    };
    const response = await post('/uitloggen', { form: 'signOut' }, { stopSessie });
    expect([response, ended]).toEqual([{ kind: 'redirect', status: 303, to: '/uitloggen' }, 1]);
    const goodbye = page(await render(request({ url: '/uitloggen', loggedIn: false })));
    expect(goodbye.header).toBe('Je bent uitgelogd');
    expect(goodbye.html).toContain('mijn-sessie-end');
    expect(goodbye.html).toContain('getSubscription');
  });

  test.each([
    ['here tells the insurer nothing', 'signOut', 0],
    ['everywhere ends being told of messages in every browser', 'signOutEverywhere', 1],
  ])('%s', async (_name, form, times) => {
    const asked: string[] = [];
    const graphql: ReturnType<typeof request>['graphql'] = async ({ query }) => {
      asked.push(query);
      return { errors: [{ message: 'x', extensions: { status: 503 } }] };
    };
    // Whatever the insurer says to it, one is signed out.
    expect(await post('/uitloggen', { form }, { stopSessie: done, graphql })).toMatchObject({
      to: '/uitloggen',
    });
    expect(asked.filter((query) => /mutation \w+ \{ stopPush \}/.test(query))).toHaveLength(times);
  });

  test('everywhere leads to the login where the session ended by itself, and back to where it is asked', async () => {
    const form = { form: 'signOutEverywhere' };
    const more = { stopSessie: async () => false, loggedIn: false };
    expect(await post('/uitloggen', form, more)).toEqual({
      kind: 'redirect',
      status: 303,
      to: '/inloggen?unauthorized=true&terug=mijnGegevens',
    });
  });

  test('that fails says that one is still logged in', async () => {
    const { status, header } = page(
      await post('/uitloggen', { form: 'signOut' }, { stopSessie: failing }),
    );
    expect([status, header]).toEqual([503, 'Je bent nog niet uitgelogd']);
  });

  test('everywhere that fails says so, and can be asked again', async () => {
    const form = { form: 'signOutEverywhere' };
    const { status, header, html } = page(await post('/uitloggen', form, { stopSessie: failing }));
    expect([status, header]).toEqual([503, 'Je bent nog niet overal uitgelogd']);
    expect(html).toMatch(/value="signOutEverywhere".*>Overal uitloggen</);
  });

  test('is asked of who comes to its address, and tells no other tab that it was done', async () => {
    const { header, html } = page(await render(request({ url: '/uitloggen', seal })));
    expect(header).toBe('Wil je uitloggen?');
    expect(html).not.toContain('mijn-sessie-end');
  });
});
