import { pathOfDeclaratie } from '@mijn/domain/paths';
import type { BrowserContext } from '@playwright/test';
import { DeclaratiePage } from '../pages/DeclaratiePage.ts';
import { DeclaratiesPage } from '../pages/DeclaratiesPage.ts';
import { fetchGraphql } from '../support/call.ts';
import { addressOf } from '../support/addresses.ts';
import { declaratiesOf } from '../support/declaraties.ts';
import { expect, test } from '../support/fixtures.ts';

const declaratieOf = (nummer: string) => ({
  query:
    'query D($nummer: String!) { declaratie(nummer: $nummer) { nummer bedrag zorgSoorten afgeschermd } }',
  variables: { nummer },
});
const list = { query: '{ declaraties(limit: 100) { declaraties { nummer } } }' };

async function numbersOf(context: BrowserContext): Promise<string[]> {
  return (await declaratiesOf(context, addressOf('ZZ'))).map(({ nummer }) => nummer);
}

/** Removes the requested id and the form's tokens from a page. */
function without(asked: string, html = ''): string {
  return html
    .replaceAll(asked, '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
    .replaceAll(/((?:form(?:Key|Token)" value=|"seal":\{"key":|"token":))"[^"]*"/g, '$1');
}

test.describe('as Daan', { tag: '@main' }, () => {
  test.use({ persona: 'Daan de Vries' });

  test('gets the same page for another family’s claim as for one that does not exist', async ({
    page,
    browser,
    login,
    listener,
  }) => {
    listener.expectStatus(404);
    const fileOfJan = await browser.newContext({ storageState: await login('ZZ', 'Jan Bakker') });
    const [number = ''] = await numbersOf(fileOfJan);
    await fileOfJan.close();
    expect(number).not.toBe('');
    const unknown = number.replace(/\d+$/, (digits) => '9'.repeat(digits.length));

    const screens = await Promise.all(
      [number, unknown].map((n) =>
        page.context().request.get(`${addressOf('ZZ')}/declaraties/${n}`),
      ),
    );
    const texts = await Promise.all(screens.map((response) => response.text()));
    expect(screens.map((response) => response.status())).toEqual([404, 404]);
    expect(without(number, texts[0])).toBe(without(unknown, texts[1]));

    const calls = await Promise.all(
      [number, unknown].map((n) => fetchGraphql(page.context(), { body: declaratieOf(n) })),
    );
    const [foreign, no] = await Promise.all(calls.map((response) => response.text()));
    expect(foreign).toBe(no);
    expect(foreign).toContain('404');

    const response = await page.goto(pathOfDeclaratie(number));
    expect(response?.status()).toBe(404);
    await expect(page.getByText('De pagina die je zoekt, kan niet gevonden worden.')).toBeVisible();
  });

  test('shows him only his own claims, and Sanne those of the family', async ({
    page,
    browser,
    login,
  }) => {
    const declaratieOfDaan = await numbersOf(page.context());
    const sanne = await browser.newContext({
      storageState: await login('ZZ', 'Sanne de Vries'),
    });
    const textOfSanne = await numbersOf(sanne);
    await sanne.close();
    expect(declaratieOfDaan.length).toBeGreaterThan(0);
    expect(textOfSanne).toEqual(expect.arrayContaining(declaratieOfDaan));
    expect(textOfSanne.length).toBeGreaterThan(declaratieOfDaan.length);
    await new DeclaratiesPage(page).open();
    await expect(page.getByRole('main')).toContainText('Daan');
    await expect(page.getByRole('main')).not.toContainText('Sanne');
    await expect(page.getByRole('main')).not.toContainText('Lotte');
  });
});

test.describe('as Sanne', { tag: '@main' }, () => {
  test.use({ persona: 'Sanne de Vries' });

  test('hides Bram’s care from her, with the reason', async ({ page, browser, login }) => {
    const bram = await browser.newContext({ storageState: await login('ZZ', 'Bram de Vries') });
    const conceptOfBram = await numbersOf(bram);
    await bram.close();
    const responses = await Promise.all(
      conceptOfBram.map(async (number) =>
        (await fetchGraphql(page.context(), { body: declaratieOf(number) })).json(),
      ),
    );
    const hidden = responses
      .map(({ data }) => data?.declaratie)
      .find((declaratie) => declaratie?.afgeschermd === true);
    expect(hidden, 'a claim of Bram that Sanne did not send in').toBeDefined();
    expect(hidden.zorgSoorten).toBeNull();
    await new DeclaratiePage(page).open(hidden.nummer);
    await expect(page.getByRole('main')).toContainText('Bram');
    await expect(page.getByText('De zorg zelf zie je niet')).toBeVisible();
    await expect(page.getByText(/laat niet zien om welke zorg/)).toBeVisible();
  });

  test('ignores staff headers at the public address', async ({ page }) => {
    const plain = await fetchGraphql(page.context(), { body: list });
    const withHeaders = await fetchGraphql(page.context(), {
      body: list,
      headers: { bsn: '999991401', zekerheidsniveau: '30' },
    });
    expect(await withHeaders.text()).toBe(await plain.text());
    const [intern, nonsense] = await Promise.all(
      ['/intern/graphql', '/onzin/graphql'].map((path) =>
        page.context().request.post(addressOf('ZZ') + path, { data: list }),
      ),
    );
    expect(intern?.status()).toBeGreaterThanOrEqual(404);
    expect(without('/intern/graphql', await intern?.text())).toBe(
      without('/onzin/graphql', await nonsense?.text()),
    );
  });
});

test('ignores staff headers without a session', async ({ context }) => {
  const response = await fetchGraphql(context, {
    headers: { bsn: '999991401', zekerheidsniveau: '30' },
  });
  expect(response.status()).toBe(401);
  expect(await response.text()).toBe(await (await fetchGraphql(context)).text());
});
