import { randomInt, randomUUID } from 'node:crypto';
import { aanroepPaden } from '@mijn/domain/paden';
import type { Page } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { IndienenPage, type TeDeclareren } from '../pages/IndienenPage.ts';
import { OverzichtPage } from '../pages/OverzichtPage.ts';
import { adresVan } from '../support/adressen.ts';
import { dagenGeleden } from '../support/dagen.ts';
import { declaratiesVan } from '../support/declaraties.ts';
import { muis } from '../support/hand.ts';
import type { Notas } from '../support/notas.ts';
import { expect, test } from '../support/reis.ts';

test.use({ persona: 'Fatima El Amrani', viewport: { width: 390, height: 844 } });

const indienen = `**${aanroepPaden.indienen}`;
/** A bill that nobody sent in before: the insurer warns for one it knows. */
function nota({ foto }: Notas): TeDeclareren {
  return {
    bestanden: [foto],
    zorg: 'Huisarts',
    dag: dagenGeleden(3),
    bedrag: `${randomInt(20, 99)},${randomInt(10, 99)}`,
    zorgverlener: 'Huisarts aan zee',
    notaNummer: randomUUID().slice(0, 8),
  };
}

/** Counts what reaches the insurer under each key. */
function telVerzendingen(page: Page): string[] {
  const sleutels: string[] = [];
  page.on('request', (verzoek) => {
    if (new URL(verzoek.url()).pathname !== aanroepPaden.indienen) return;
    sleutels.push(verzoek.headers()['idempotency-key'] ?? 'none');
  });
  return sleutels;
}

async function totVerzenden(page: Page, notas: Notas, voor = nota(notas)): Promise<IndienenPage> {
  const scherm = new IndienenPage(page, muis(page));
  await scherm.open();
  await scherm.vulIn(voor);
  return scherm;
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

test('a file that is not a bill is refused with the reason, whatever its name says', async ({
  page,
  notas,
}) => {
  const scherm = new IndienenPage(page, muis(page));
  await scherm.open();
  await scherm.kiesWie(nota(notas));
  const kwaad = {
    name: 'nota.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html><script>alert(1)</script>'),
  };
  await scherm.hand.voegToe(scherm.kiezer, [kwaad]);
  await expect(scherm.bestand('nota.pdf')).toContainText('Afgekeurd');
  await scherm.verder.click();
  await expect(page.getByRole('link', { name: /^Verwijder het bestand/ })).toBeVisible();
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

test('going back and forth between the steps loses nothing, leaving asks first', async ({
  page,
  notas,
}) => {
  const scherm = await totVerzenden(page, notas);
  await page.goBack();
  await scherm.isBij('Wat staat er op de nota?');
  await expect(page.getByLabel('Wie gaf de zorg?')).toHaveValue('Huisarts aan zee');
  await page.goBack();
  await expect(scherm.bestand(notas.foto.name)).toContainText('Ontvangen');
  await new FramePage(page).ga('Overzicht');
  const dialoog = page.getByRole('dialog', { name: 'Je declaratie is nog niet ingediend' });
  await dialoog.getByRole('button', { name: 'Blijf hier' }).click();
  await expect(scherm.bestand(notas.foto.name)).toBeVisible();
  await new FramePage(page).ga('Overzicht');
  await dialoog.getByRole('button', { name: 'Ga toch weg' }).click();
  await expect(page).toHaveTitle('Mijn Zilverzand | Overzicht');
});

test('an empty form says what is missing, at the top and at the field', async ({ page, notas }) => {
  const scherm = new IndienenPage(page, muis(page));
  await scherm.open();
  const leeg = nota(notas);
  await scherm.kiesWie(leeg);
  await scherm.isBij('Voeg je nota toe');
  await scherm.verder.click();
  await expect(page.getByText('Voeg eerst je nota toe.').first()).toBeVisible();
  await scherm.voegNotaToe(leeg);
  await scherm.isBij('Wat staat er op de nota?');
  await scherm.verder.click();
  const overzicht = page.getByRole('region', { name: 'Kijk nog even naar dit' });
  await expect(overzicht).toBeFocused();
  await page.getByRole('link', { name: 'Vul het bedrag van de nota in.' }).click();
  await expect(page.getByLabel('Wat is het bedrag van de nota?')).toBeFocused();
});
