import { describe, expect, test } from 'vitest';
import { serializeFlash } from '../../api/flash.ts';
import { address, insurer, post, seal } from './posting.testing.ts';
import { page, render, request } from '../render/render.testing.ts';

const withdraw = { form: 'withdraw', sure: 'yes' };

describe('a form without JavaScript', () => {
  test('carries its seal on every page', async () => {
    const { html } = page(await render(request({ seal })));
    expect(html).toContain('<input type="hidden" name="formToken" value="token-of-sanne"/>');
    expect(html).toContain('<input type="hidden" name="formKey" value="key-of-document"/>');
    expect(html).toMatch(/<form [^>]*action="\/uitloggen" method="post"/);
  });

  test('answers 404 when its page does not know it', async () => {
    expect(page(await post(address, { form: 'pay' })).status).toBe(404);
    expect(page(await post(address, { form: 'constructor' })).status).toBe(404);
  });

  test('leads to the login page by a GET without a session, with the message of a logout', async () => {
    expect(await post(address, withdraw, { loggedIn: false })).toEqual({
      kind: 'redirect',
      status: 303,
      to: '/inloggen?unauthorized=true&terug=declaratie&nummer=D2026-1',
    });
  });
});

describe('withdrawing a claim', () => {
  test('asks for confirmation in the page', async () => {
    const { sent, graphql } = insurer();
    const { status, html } = page(await post(address, { form: 'withdraw' }, { graphql }));
    expect(status).toBe(200);
    expect(html).toMatch(/<dialog [^>]*open=""[^>]*><h2[^>]*>Wil je deze declaratie intrekken\?/);
    expect(sent).toEqual([]);
    const plain = page(await render(request({ url: address, seal, graphql })));
    expect(plain.html).not.toMatch(/<dialog[^>]* open/);
  });

  test('leads to the list, which confirms it', async () => {
    const { sent, graphql } = insurer();
    const to = '/declaraties/overzicht?posted=mark-of-form';
    const response = await post(address, withdraw, { graphql });
    expect(response).toMatchObject({ kind: 'redirect', status: 303, to });
    expect(sent).toEqual([{ nummer: 'D2026-1' }]);
    const flash = response.kind === 'redirect' ? (response.flash ?? '') : '';
    const { html } = page(await render(request({ url: to, flash })));
    expect(html).toContain('Je declaratie is ingetrokken.');
    expect(html).toContain('We bekijken declaratie D2026-1 niet meer.');
  });

  test.each(['posted=mark-of-form', 'ingetrokken=D2026-1', 'withdrawn=D2026-1'])(
    'is not confirmed by an address alone: %s',
    async (search) => {
      const url = `/declaraties/overzicht?${search}`;
      const { html } = page(await render(request({ url })));
      expect(html).not.toContain('is ingetrokken');
    },
  );

  test('is not confirmed by the values of another form', async () => {
    const url = '/declaraties/overzicht?posted=mark-of-form';
    const flash = serializeFlash({ saved: 'contact' });
    expect(page(await render(request({ url, flash }))).html).not.toContain('is ingetrokken');
  });

  test.each([
    [409, 409, 'Intrekken kan niet meer.'],
    [503, 503, 'Het intrekken is niet gelukt.'],
    [500, 500, 'Het intrekken is niet gelukt.'],
  ])('gives the reason for refusal %i', async (refused, status, words) => {
    const { graphql } = insurer(refused);
    const response = page(await post(address, withdraw, { graphql }));
    expect([response.status, response.html.includes(words)]).toEqual([status, true]);
  });

  test('leads to the login page when the session is gone', async () => {
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

  test('confirms the answer in its place, and not by an address alone', async () => {
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
    // The person is signed out, whatever the insurer answers.
    expect(await post('/uitloggen', { form }, { stopSessie: done, graphql })).toMatchObject({
      to: '/uitloggen',
    });
    expect(asked.filter((query) => /mutation \w+ \{ stopPush \}/.test(query))).toHaveLength(times);
  });

  test('leads to the login page when all sessions were to end but this one had ended, and back from there', async () => {
    const form = { form: 'signOutEverywhere' };
    const more = { stopSessie: async () => false, loggedIn: false };
    expect(await post('/uitloggen', form, more)).toEqual({
      kind: 'redirect',
      status: 303,
      to: '/inloggen?unauthorized=true&terug=mijnGegevens',
    });
  });

  test('says after a failure that the person is still logged in', async () => {
    const { status, header } = page(
      await post('/uitloggen', { form: 'signOut' }, { stopSessie: failing }),
    );
    expect([status, header]).toEqual([503, 'Je bent nog niet uitgelogd']);
  });

  test('says after a failure everywhere too, and can be tried again', async () => {
    const form = { form: 'signOutEverywhere' };
    const { status, header, html } = page(await post('/uitloggen', form, { stopSessie: failing }));
    expect([status, header]).toEqual([503, 'Je bent nog niet overal uitgelogd']);
    expect(html).toMatch(/value="signOutEverywhere".*>Overal uitloggen</);
  });

  test('asks for confirmation at its address, and does not notify other tabs', async () => {
    const { header, html } = page(await render(request({ url: '/uitloggen', seal })));
    expect(header).toBe('Wil je uitloggen?');
    expect(html).not.toContain('mijn-sessie-end');
  });
});
