import type { BrowserContext } from '@playwright/test';
import { DeclaratiePage } from '../pages/DeclaratiePage.ts';
import { DeclaratiesPage } from '../pages/DeclaratiesPage.ts';
import { vraag } from '../support/aanroep.ts';
import { adresVan } from '../support/adressen.ts';
import { declaratiesVan } from '../support/declaraties.ts';
import { expect, test } from '../support/reis.ts';

const declaratieVan = (nummer: string) => ({
  query:
    'query D($nummer: String!) { declaratie(nummer: $nummer) { nummer bedrag zorgSoorten afgeschermd } }',
  variables: { nummer },
});
const lijst = { query: '{ declaraties(limit: 100) { declaraties { nummer } } }' };

async function nummersVan(context: BrowserContext): Promise<string[]> {
  return (await declaratiesVan(context, adresVan('ZZ'))).map(({ nummer }) => nummer);
}

/** A page as it would be at any moment, without the number that was asked for. */
function zonder(nummer: string, html = ''): string {
  return html.replaceAll(nummer, '').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
}

test.describe('as Daan', () => {
  test.use({ persona: 'Daan de Vries' });

  test('another family’s claim is exactly like one that does not exist', async ({
    page,
    browser,
    inloggen,
    wacht,
  }) => {
    wacht.verwachtStatus(404);
    const vanJan = await browser.newContext({ storageState: await inloggen('ZZ', 'Jan Bakker') });
    const [nummer = ''] = await nummersVan(vanJan);
    await vanJan.close();
    expect(nummer).not.toBe('');
    const onbekend = nummer.replace(/\d+$/, (cijfers) => '9'.repeat(cijfers.length));

    const schermen = await Promise.all(
      [nummer, onbekend].map((n) =>
        page.context().request.get(`${adresVan('ZZ')}/declaraties/${n}`),
      ),
    );
    const teksten = await Promise.all(schermen.map((antwoord) => antwoord.text()));
    expect(schermen.map((antwoord) => antwoord.status())).toEqual([404, 404]);
    expect(zonder(nummer, teksten[0])).toBe(zonder(onbekend, teksten[1]));

    const aanroepen = await Promise.all(
      [nummer, onbekend].map((n) => vraag(page.context(), { lijf: declaratieVan(n) })),
    );
    const [vreemd, geen] = await Promise.all(aanroepen.map((antwoord) => antwoord.text()));
    expect(vreemd).toBe(geen);
    expect(vreemd).toContain('404');

    const antwoord = await page.goto(`/declaraties/${nummer}`);
    expect(antwoord?.status()).toBe(404);
    await expect(page.getByText('De pagina die je zoekt, kan niet gevonden worden.')).toBeVisible();
  });

  test('he sees his own claims only, Sanne those of the family', async ({
    page,
    browser,
    inloggen,
  }) => {
    const vanDaan = await nummersVan(page.context());
    const sanne = await browser.newContext({
      storageState: await inloggen('ZZ', 'Sanne de Vries'),
    });
    const vanSanne = await nummersVan(sanne);
    await sanne.close();
    expect(vanDaan.length).toBeGreaterThan(0);
    expect(vanSanne).toEqual(expect.arrayContaining(vanDaan));
    expect(vanSanne.length).toBeGreaterThan(vanDaan.length);
    await new DeclaratiesPage(page).open();
    await expect(page.getByRole('main')).toContainText('Daan');
    await expect(page.getByRole('main')).not.toContainText('Sanne');
    await expect(page.getByRole('main')).not.toContainText('Lotte');
  });
});

test.describe('as Sanne', () => {
  test.use({ persona: 'Sanne de Vries' });

  test('what Bram hides is hidden from her, and the screen says why', async ({
    page,
    browser,
    inloggen,
  }) => {
    const bram = await browser.newContext({ storageState: await inloggen('ZZ', 'Bram de Vries') });
    const vanBram = await nummersVan(bram);
    await bram.close();
    const antwoorden = await Promise.all(
      vanBram.map(async (nummer) =>
        (await vraag(page.context(), { lijf: declaratieVan(nummer) })).json(),
      ),
    );
    const verborgen = antwoorden
      .map(({ data }) => data?.declaratie)
      .find((declaratie) => declaratie?.afgeschermd === true);
    expect(verborgen, 'a claim of Bram that Sanne did not send in').toBeDefined();
    expect(verborgen.zorgSoorten).toBeNull();
    await new DeclaratiePage(page).open(verborgen.nummer);
    await expect(page.getByRole('main')).toContainText('Bram');
    await expect(page.getByText('De zorg zelf zie je niet')).toBeVisible();
    await expect(page.getByText(/heeft geen toestemming gegeven/)).toBeVisible();
  });

  test('headers of the staff change nothing at the public address', async ({ page }) => {
    const gewoon = await vraag(page.context(), { lijf: lijst });
    const metHeaders = await vraag(page.context(), {
      lijf: lijst,
      headers: { bsn: '999991401', zekerheidsniveau: '30' },
    });
    expect(await metHeaders.text()).toBe(await gewoon.text());
    const [intern, onzin] = await Promise.all(
      ['/intern/graphql', '/onzin/graphql'].map((pad) =>
        page.context().request.post(adresVan('ZZ') + pad, { data: lijst }),
      ),
    );
    expect(intern?.status()).toBeGreaterThanOrEqual(404);
    expect(await intern?.text()).toBe(await onzin?.text());
  });
});

test('headers of the staff open nothing without a session', async ({ context }) => {
  const antwoord = await vraag(context, { headers: { bsn: '999991401', zekerheidsniveau: '30' } });
  expect(antwoord.status()).toBe(401);
  expect(await antwoord.text()).toBe(await (await vraag(context)).text());
});
