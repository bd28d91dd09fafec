import { describe, expect, test } from 'vitest';
import { page, render, request, type Wish } from '../render/render.testing.ts';
import { post } from './posting.testing.ts';

const url = `/e-mail-bevestigen?code=${'c'.repeat(43)}`;

/** Posts the code in the page; the insurer gives this answer. */
async function confirmed(confirmEmail: Wish['confirmEmail'], more: Wish = {}) {
  const codes: string[] = [];
  const listening: Wish['confirmEmail'] = async (code) => {
    codes.push(code);
    return (await confirmEmail?.(code)) ?? 'onbekend';
  };
  const fields = { form: 'confirmEmail', code: 'c'.repeat(43) };
  const answer = page(await post(url, fields, { confirmEmail: listening, ...more }));
  return { ...answer, codes };
}

describe('the page of a mailed link', () => {
  test.each([
    ['logged out', false],
    ['logged in', true],
  ])('makes no call to the insurer before its button is pressed (%s)', async (_name, loggedIn) => {
    const asked: string[] = [];
    const confirmEmail = async (code: string) => {
      asked.push(code);
      return 'bevestigd' as const;
    };
    const { status, header, html } = page(await render(request({ url, loggedIn, confirmEmail })));
    expect([status, header, asked]).toEqual([200, 'Bevestig je e-mailadres', []]);
    expect(html).toContain('name="form" value="confirmEmail"');
    expect(html).toContain(`name="code" value="${'c'.repeat(43)}"`);
  });

  test.each([
    ['bevestigd', 200, 'Je e-mailadres is bevestigd'],
    ['gebruikt', 410, 'Deze link is al gebruikt'],
    ['verlopen', 410, 'Deze link werkt niet meer'],
    ['onbekend', 404, 'Deze link kennen we niet'],
  ] as const)('shows the result: %s', async (outcome, status, title) => {
    for (const loggedIn of [false, true]) {
      const answer = await confirmed(async () => outcome, { loggedIn });
      expect([answer.status, answer.header, answer.codes]).toEqual([
        status,
        title,
        ['c'.repeat(43)],
      ]);
      expect(answer.html).toContain('href="/mijn-gegevens#contact"');
    }
  });

  test('shows the result in English', async () => {
    const answer = await confirmed(async () => 'verlopen', { language: 'en', loggedIn: false });
    expect(answer.html).toContain('A link works for 24 hours');
  });

  test('keeps its button and its code when confirming fails', async () => {
    const answer = await confirmed(() => Promise.reject(new Error('no insurer')), {
      loggedIn: false,
    });
    expect([answer.status, answer.header]).toEqual([503, 'Bevestig je e-mailadres']);
    expect(answer.html).toContain('We konden je adres niet bevestigen.');
    expect(answer.html).toContain(`name="code" value="${'c'.repeat(43)}"`);
  });

  test('reports an unknown link without a code', async () => {
    const { html, header } = page(
      await render(request({ url: '/e-mail-bevestigen', loggedIn: false })),
    );
    expect(header).toBe('Deze link kennen we niet');
    expect(html).not.toContain('confirmEmail');
  });
});
