import { FramePage } from '../pages/FramePage.ts';
import { IndienenPage } from '../pages/IndienenPage.ts';
import { nota, totVerzenden } from '../support/declareren.ts';
import { muis } from '../support/hand.ts';
import { expect, test } from '../support/reis.ts';

test.use({ persona: 'Fatima El Amrani', viewport: { width: 390, height: 844 } });

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

test('a bill that was sent in before is sent only by who says to be sure', async ({
  page,
  notas,
}) => {
  const dezelfde = nota(notas);
  const eerste = await totVerzenden(page, notas, dezelfde);
  await eerste.dienIn.click();
  const nummer = await eerste.nummer();

  const tweede = await totVerzenden(page, notas, dezelfde);
  await tweede.dienIn.click();
  const zeker = page.getByRole('checkbox', { name: 'Ja, ik wil deze declaratie zo indienen' });
  await expect(zeker).not.toBeChecked();
  await tweede.dienIn.click();
  await expect(page.getByText('Zet eerst een vinkje als je het zeker weet.').first()).toBeVisible();
  await tweede.hand.kies(zeker);
  await tweede.dienIn.click();
  expect(await tweede.nummer()).not.toBe(nummer);
});
