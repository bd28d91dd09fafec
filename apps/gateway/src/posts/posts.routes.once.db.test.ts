import { describe, expect, it } from 'vitest';
import { post, readFormTokens } from '../testing/posting.testing.ts';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await useTestGateway();
const browser = await createLoggedInBrowser(testSetup);

const asked = () => testSetup.provider.seen.length;

async function documentOf() {
  const seal = await readFormTokens(browser);
  testSetup.provider.recover();
  return (form: string, more: Readonly<Record<string, string>> = {}) => ({
    ...seal,
    form,
    ...more,
  });
}

async function bills() {
  const form = await documentOf();
  return [form('pay', { kenmerk: '1' }), form('pay', { kenmerk: '2' })] as const;
}

describe('the same form posted twice', () => {
  it('is carried out once, with one redirect', async () => {
    const [bill] = await bills();
    const answers = await Promise.all([1, 2, 3].map(() => post(browser, '/overzicht', bill)));
    const again = await post(browser, '/overzicht', bill);

    expect(new Set([...answers, again].map(({ status }) => status))).toEqual(new Set([303]));
    const places = new Set([...answers, again].map(({ location }) => location));
    expect([...places]).toEqual([expect.stringMatching(/^\/overzicht\?posted=/)]);
    expect(asked()).toBe(1);
  });

  it('is recognised despite invisible differences', async () => {
    const form = await documentOf();
    const responses = [
      await post(browser, '/overzicht', form('pay', { kenmerk: '1', tekst: 'Klopt dit?' })),
      await post(
        browser,
        '/overzicht',
        form('pay', { kenmerk: '1', tekst: 'Klopt\u00A0dit\u200B?' }),
      ),
    ];

    expect(responses.map(({ status }) => status)).toEqual([303, 303]);
    expect(responses[1]?.location).toBe(responses[0]?.location);
    expect(asked()).toBe(1);
  });
});

describe('several forms of one page', () => {
  it.each<[string, (bill: object) => Promise<unknown>]>([
    ['before the first was answered', () => Promise.resolve()],
    [
      'after it, on the page that the browser kept',
      (bill) => post(browser, '/overzicht', { ...bill }),
    ],
  ])('are each carried out once: %s', async (_name, between) => {
    const [first, second] = await bills();
    await between(first);
    const answers = await Promise.all(
      [first, second, first, second].map((bill) => post(browser, '/overzicht', bill)),
    );

    const [one, other, ...again] = answers.map(({ location }) => location);
    expect(other).not.toBe(one);
    expect(again).toEqual([one, other]);
    expect(asked()).toBe(2);
  });

  it('are distinguished by name, input and page', async () => {
    const form = await documentOf();
    const posts = [
      post(browser, '/overzicht', form('dismiss', { melding: 'a' })),
      post(browser, '/overzicht', form('mail', { melding: 'a' })),
      post(browser, '/overzicht', form('mail', { melding: 'b' })),
      post(browser, '/overzicht', form('mail', { melding: 'a', more: '' })),
      post(browser, '/berichten', form('mail', { melding: 'a' })),
      // Equals the second, from a page with another query.
      post(browser, '/overzicht?jaar=2026', form('mail', { melding: 'a' })),
    ];
    const places = (await Promise.all(posts)).map(({ location }) => location);

    expect(new Set(places).size).toBe(5);
    expect(places.at(-1)).toBe(places[1]);
    expect(asked()).toBe(5);
  });

  it('are different for different documents, even if filled in the same', async () => {
    const answers = [(await bills())[0], (await bills())[0]].map((bill) =>
      post(browser, '/overzicht', bill),
    );
    const [one, other] = (await Promise.all(answers)).map(({ location }) => location);

    expect(one).not.toBe(other);
    expect(asked()).toBe(2);
  });
});

describe('the flash of a form', () => {
  it('is shown on its page, only to the person who posted', async () => {
    const [bill] = await bills();
    const { location } = await post(browser, '/overzicht', bill);

    expect((await browser.request(location)).text).toContain('<b>the bank of 1</b>');
    expect((await browser.request(location)).text).toContain('<b>the bank of 1</b>');
    const other = await createLoggedInBrowser(testSetup);
    expect((await other.request(location)).text).not.toContain('the bank');
    for (const nothing of ['x', bill.formKey]) {
      expect((await browser.request(`/overzicht?posted=${nothing}`)).text).not.toContain('<b>');
    }
    expect((await testSetup.browser().request(location)).location).toContain('/inloggen');
  });
});
