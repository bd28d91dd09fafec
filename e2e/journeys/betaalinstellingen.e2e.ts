import { sequenceNumbers, type VerzekerdePersona } from '@mijn/testdata/relaties';
import { accountOf } from '@mijn/testdata/toRelatie';
import { pages } from '@mijn/domain/paths';
import { TimePage } from '../pages/TimePage.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { mailAddress } from '../support/addresses.ts';
import { logIn } from '../support/login.ts';
import { expect, test } from '../support/fixtures.ts';
import { startWorldProcess } from '../worldProcess.ts';

const { path } = pages.betaalinstellingen;
const account = (key: VerzekerdePersona) => accountOf(sequenceNumbers[key]);

// A separate world, because its day moves.
test('takes the account of a person who had none, and pays what waited after two days @main', async ({
  browser,
  listener,
}) => {
  test.slow();
  const { addresses, stop } = await startWorldProcess();
  try {
    const { url, timeUrl } = addresses;
    const storageState = await logIn(browser, url, 'Noor Smit');
    const context = await browser.newContext({ storageState, locale: 'nl-NL', baseURL: url });
    listener.listenTo(context);
    const page = await context.newPage();
    const waiting = page.getByRole('heading', { name: /^Er staat € .* voor je klaar\.$/ });
    await page.goto(pages.overzicht.path);
    await expect(waiting).toBeVisible();
    await page.goto(pages.mijnGegevens.path);
    await page.getByRole('link', { name: 'Geef je rekening door' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Betaalinstellingen');

    const iban = page.getByLabel('Rekeningnummer (IBAN)');
    const name = page.getByLabel('Naam van de rekeninghouder');
    const change = page.getByRole('button', { name: 'Sla rekening op' });
    await expect(name).toHaveValue('Noor Smit');
    await iban.fill('NL91 ABNA 0417 1643 01');
    await change.click();
    await expect(page.getByText('Dit rekeningnummer klopt niet.').first()).toBeVisible();

    // Somebody else's account is warned of, and its holder is not named.
    await iban.fill(account('tom'));
    await change.click();
    await expect(
      page.getByText('Deze rekening staat bij de bank op een andere naam.'),
    ).toBeVisible();
    await expect(page.getByText(/Mulder/)).toHaveCount(0);
    await isForEveryone(page, 'betaalinstellingen, andere naam');
    await expect(page.getByText('We kennen geen rekening van je.')).toBeVisible();

    await iban.fill(account('noor').replaceAll(/(.{4})/g, '$1 '));
    await expect(page.getByText('andere naam')).toHaveCount(0);
    await name.fill('Noor Smid');
    await change.click();
    await expect(page.getByText('De naam lijkt op die van de rekeninghouder')).toBeVisible();
    await name.fill('N. Smit');
    await change.click();
    await expect(page.getByText('Je rekening is gewijzigd')).toBeVisible();
    await expect(page.getByText(/Vanaf .* betalen we uit op deze rekening/)).toBeVisible();
    await expect(page.getByText('op naam van N. Smit')).toBeVisible();
    await expect(iban).toBeHidden();
    await isForEveryone(page, 'betaalinstellingen, gewijzigd');

    await page.goto(pages.berichten.path);
    await expect(page.getByText('Je rekening is gewijzigd').first()).toBeVisible();
    const letter = page.getByRole('link', { name: /^Bewaar als pdf: onze brief/ }).first();
    const [download] = await Promise.all([page.waitForEvent('download'), letter.click()]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);

    const time = new TimePage(page);
    const today = Temporal.Now.plainDateISO('Europe/Amsterdam');
    const goTo = async (days: number) => {
      await page.goto(timeUrl);
      await time.goTo(today.add({ days }).toString());
      await expect(time.header).toBeVisible();
      await page.goto(pages.overzicht.path);
    };
    const onItsWay = page.getByRole('link', { name: 'Je krijgt nog' });
    await goTo(1);
    await expect(onItsWay).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await goTo(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(onItsWay).toHaveCount(0);
    await page.goto(pages.berichten.path);
    await expect(page.getByRole('link', { name: /^Je kreeg €/ })).toHaveCount(2);
    await context.close();
  } finally {
    await stop();
  }
});

test.describe('without script, in English', () => {
  test.use({ javaScriptEnabled: false, persona: 'Fatima El Amrani', locale: 'en-GB' });

  test('changes an account after a warning, and only once from two windows', async ({
    page,
    context,
    listener,
  }) => {
    test.slow();
    listener.expectStatus(409, 422);
    const other = await context.newPage();
    for (const window of [page, other]) {
      await window.goto(path);
      await window.getByText('Change your account', { exact: true }).click();
      await window.getByLabel('Account number (IBAN)').fill(' nl91 abna 0417 1643 00 ');
    }
    await page.getByRole('button', { name: 'Change account' }).click();
    await expect(page.getByText('Nothing has been changed yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Change to this account anyway' }).click();
    await expect(page.getByText('Your account was changed')).toBeVisible();
    await expect(page.getByText('ending in 4 3 0 0').first()).toBeAttached();

    await other.getByLabel('Account number (IBAN)').fill(account('fatima'));
    await other.getByRole('button', { name: 'Change account' }).click();
    await expect(other.getByText('Your account was changed in the meantime')).toBeVisible();
    await expect(other.getByText('ending in 4 3 0 0').first()).toBeAttached();
    await expect(other.getByLabel('Account number (IBAN)')).toHaveValue(account('fatima'));

    await expect(async () => {
      await page.goto(mailAddress());
      await expect(page.getByText('is gewijzigd: je rekeningnummer.')).not.toHaveCount(0, {
        timeout: 500,
      });
    }).toPass();
  });
});

test.describe('a person of the other brand', () => {
  test.use({ persona: 'Piet Visser', merk: 'AZVZ' });

  test('reads why the payment settings are closed', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('Dit kan bij jouw verzekering nog niet in de app.')).toBeVisible();
    await expect(page.getByLabel('Rekeningnummer (IBAN)')).toHaveCount(0);
    await isForEveryone(page, 'betaalinstellingen, gesloten');
  });
});
