import { aanroepPaden } from '@mijn/domain/paden';
import type { Page } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';
import { IndienenPage, type TeDeclareren } from '../pages/IndienenPage.ts';
import { OverzichtPage } from '../pages/OverzichtPage.ts';
import { adresVan } from '../support/adressen.ts';
import { declaratiesVan } from '../support/declaraties.ts';
import { nota, totVerzenden } from '../support/declareren.ts';
import { muis } from '../support/hand.ts';
import { expect, test } from '../support/reis.ts';

test.use({ persona: 'Fatima El Amrani', viewport: { width: 390, height: 844 } });

const indienen = `**${aanroepPaden.indienen}`;

/** Counts what reaches the insurer under each key. */
function telVerzendingen(page: Page): string[] {
  const sleutels: string[] = [];
  page.on('request', (verzoek) => {
    if (new URL(verzoek.url()).pathname !== aanroepPaden.indienen) return;
    sleutels.push(verzoek.headers()['idempotency-key'] ?? 'none');
  });
  return sleutels;
}

/** Sends again what did not arrive. */
async function opnieuw(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
}

/** How many claims of that amount the insurer has; each bill here has an amount of its own. */
async function aantalIngediend(page: Page, { bedrag }: TeDeclareren): Promise<number> {
  const declaraties = await declaratiesVan(page.context(), adresVan('ZZ'));
  const cents = Number(bedrag.replace(',', ''));
  return declaraties.filter((een) => een.bedrag === cents).length;
}

test('the connection is lost on the way: nothing is lost, and again sends it once', async ({
  page,
  notas,
  wacht,
}) => {
  wacht.verwachtNetwerkfout();
  const sleutels = telVerzendingen(page);
  const teDeclareren = nota(notas);
  const scherm = await totVerzenden(page, notas, teDeclareren);
  const vooraf = await aantalIngediend(page, teDeclareren);
  await page.route(indienen, (route) => route.abort('internetdisconnected'), { times: 1 });
  await scherm.dienIn.click();
  await expect(page.getByText(/^Geen verbinding\./)).toBeVisible();
  await expect(page.getByText('Alles wat je hebt ingevuld, staat er nog.')).toBeVisible();
  await opnieuw(page);
  await scherm.nummer();
  expect(sleutels).toHaveLength(2);
  expect(new Set(sleutels).size).toBe(1);
  expect(await aantalIngediend(page, teDeclareren)).toBe(vooraf + 1);
});

test('the answer is lost on the way back: again gives the same claim', async ({
  page,
  notas,
  wacht,
}) => {
  wacht.verwachtNetwerkfout();
  const teDeclareren = nota(notas);
  const scherm = await totVerzenden(page, notas, teDeclareren);
  const vooraf = await aantalIngediend(page, teDeclareren);
  let eerste = '';
  await page.route(
    indienen,
    async (route) => {
      eerste = await (await route.fetch()).text();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await scherm.dienIn.click();
  await expect(page.getByText(/^Geen verbinding\./)).toBeVisible();
  await opnieuw(page);
  expect(eerste).toContain(await scherm.nummer());
  expect(await aantalIngediend(page, teDeclareren)).toBe(vooraf + 1);
});

test('without network the offline screen stands there, and the form is back with the network', async ({
  page,
  context,
  notas,
  wacht,
}) => {
  wacht.verwachtNetwerkfout();
  const scherm = await totVerzenden(page, notas);
  await context.setOffline(true);
  await expect(page.getByRole('heading', { name: 'Geen verbinding met internet' })).toBeVisible();
  await expect(scherm.dienIn).toBeHidden();
  await context.setOffline(false);
  await scherm.dienIn.click();
  await scherm.nummer();
});

test('a double click sends once', async ({ page, notas }) => {
  const sleutels = telVerzendingen(page);
  const scherm = await totVerzenden(page, notas);
  await scherm.dienIn.dblclick();
  await scherm.nummer();
  expect(sleutels).toHaveLength(1);
});

test('a file that does not get through says so, and can be sent again', async ({
  page,
  notas,
  wacht,
}) => {
  wacht.verwachtNetwerkfout();
  const scherm = new IndienenPage(page, muis(page));
  await scherm.open();
  await scherm.kiesWie(nota(notas));
  await page.route(`**${aanroepPaden.validerenBestand}`, (route) => route.abort());
  await scherm.hand.voegToe(scherm.kiezer, [notas.foto]);
  const regel = scherm.bestand(notas.foto.name);
  await expect(regel).toContainText('Niet verstuurd');
  await page.unroute(`**${aanroepPaden.validerenBestand}`);
  await regel.getByRole('button', { name: `Verstuur ${notas.foto.name} opnieuw` }).click();
  await expect(regel).toContainText('Ontvangen');
});

test('the session ends while the form is filled in: log in elsewhere, come back, nothing is lost', async ({
  page,
  context,
  notas,
  wacht,
}) => {
  wacht.verwachtStatus(401);
  const scherm = await totVerzenden(page, notas);
  const sessie = (await context.cookies()).filter(({ name }) => /^mijn-\d+$/.test(name));
  await context.clearCookies({ name: /^mijn-\d+$/ });
  await scherm.dienIn.click();
  await expect(page.getByText(/^Je bent niet meer ingelogd\b/)).toBeVisible();
  expect(sessie).toHaveLength(1);
  const nieuw = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Log in/ }).click();
  const tabblad = await nieuw;
  const knop = tabblad.getByRole('link', { name: 'Inloggen met DigiD' });
  const digid = new DigidPage(tabblad);
  await expect(knop.or(digid.kop)).toBeVisible();
  if (await knop.isVisible()) await knop.click();
  await digid.kies('Fatima El Amrani');
  await expect(new OverzichtPage(tabblad).inhoud).toBeVisible();
  await tabblad.close();
  await opnieuw(page);
  await scherm.nummer();
});

test('the insurer is away while sending in: it says so, and again works', async ({
  page,
  notas,
  wacht,
}) => {
  wacht.verwachtStatus(503);
  const scherm = await totVerzenden(page, notas);
  await page.route(indienen, (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '30' }, json: { status: 503 } }),
  );
  await scherm.dienIn.click();
  await expect(page.getByText(/^We kunnen je declaratie nu niet aannemen/)).toBeVisible();
  await page.unroute(indienen);
  await opnieuw(page);
  await scherm.nummer();
});
