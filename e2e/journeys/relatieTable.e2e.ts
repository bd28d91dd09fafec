import { pages } from '@mijn/domain/paths';
import type { Brand } from '@mijn/domain/brands';
import type { Page } from '@playwright/test';
import { TimePage } from '../pages/TimePage.ts';
import { forms } from '../support/forms.ts';
import { logIn } from '../support/login.ts';
import { expect, test } from '../support/fixtures.ts';
import { startWorldProcess } from '../worldProcess.ts';

/* Every row of the table of indicators and capabilities (docs/domain.md), with a persona in the browser. */

const asPersona = (persona: string, brand: Brand = 'ZZ') => ({ persona, merk: brand });

/** Returns the titles of the overview's notices, dismissing each. */
async function noticesOn(page: Page, overview = '/overzicht'): Promise<string[]> {
  const titles: string[] = [];
  for (;;) {
    await page.goto(overview);
    await expect(page, 'nobody was led elsewhere').toHaveURL(overview);
    // Within main, because the offer to install has the same label.
    const answer = page
      .locator('main form')
      .filter({ has: page.getByRole('button', { name: 'Niet nu' }) });
    if ((await answer.count()) === 0) return titles;
    const notice = answer.locator('xpath=../..');
    titles.push(((await notice.getByRole('heading').first().textContent()) ?? '').trim());
    // By script, or as a form before hydration.
    const told = page.waitForResponse((response) => response.request().method() === 'POST');
    await answer.getByRole('button').click();
    await told;
  }
}

const check = 'Klopt dit nog?';
const digital = 'Hoe wil je onze brieven krijgen?';
const family = 'Een gezinslid erbij?';
const newsletter = 'Wil je onze nieuwsbrief?';
const insurance = 'Past je verzekering nog bij je?';

// The insurance check depends on the day and has its own test.
const shown = forms<readonly [who: string, titles: readonly string[]]>(
  [
    ['Fatima El Amrani', [check, digital, family, newsletter]],
    ['Jan Bakker', [check]],
    ['Noor Smit', []],
  ],
  [
    ['Sanne de Vries', [newsletter]],
    ['Tom Mulder', [family]],
    ['Aisha Kaya', [family, newsletter]],
    ['Bram de Vries', []],
  ],
);

for (const [who, titles] of shown) {
  test.describe('notices', () => {
    test.use(asPersona(who));

    test(`shows ${who} one at a time, the most urgent first, until dismissed`, async ({ page }) => {
      const all = await noticesOn(page);
      expect(all.filter((title) => title !== insurance)).toEqual(titles);
    });
  });
}

// A separate world, because its day moves for everybody. Henk pays by direct debit: in arrears one sees help instead.
test('shows policyholders the insurance check from 12 November to 31 December', async ({
  browser,
}) => {
  test.slow();
  const { addresses, stop } = await startWorldProcess();
  const on = async (who: string): Promise<boolean> => {
    const storageState = await logIn(browser, addresses.url, who);
    const context = await browser.newContext({ storageState, locale: 'nl-NL' });
    const titles = await noticesOn(await context.newPage(), `${addresses.url}/overzicht`);
    await context.close();
    return titles.includes(insurance);
  };
  try {
    const page = await browser.newPage({ locale: 'nl-NL' });
    const goTo = async (day: Temporal.PlainDate) => {
      await page.goto(addresses.timeUrl);
      const time = new TimePage(page);
      await time.goTo(day.toString());
      await expect(time.happened.first()).toBeVisible();
    };
    const tomorrow = Temporal.Now.plainDateISO('Europe/Amsterdam').add({ days: 1 });
    const newYear = tomorrow.with({ month: 1, day: 1 }).add({ years: 1 });
    const last = newYear.subtract({ days: 1 });
    if (Temporal.PlainDate.compare(tomorrow, last) <= 0) {
      await goTo(last);
      expect([await on('Henk de Boer'), await on('Daan de Vries')]).toEqual([true, false]);
    }
    await goTo(newYear);
    expect(await on('Henk de Boer')).toBe(false);
    await goTo(newYear.with({ month: 11, day: 11 }));
    expect(await on('Henk de Boer')).toBe(false);
    await goTo(newYear.with({ month: 11, day: 12 }));
    expect(await on('Henk de Boer')).toBe(true);
    await page.close();
  } finally {
    await stop();
  }
});

const byPolicyholder =
  /^Documenten, betaalinstellingen, .* en .*: dat regelt wie je verzekering afsloot$/;
const notInThisApp = 'Documenten en betaalinstellingen: dat kan nog niet in deze app';

const policyholderOnly = 'Dit regelt wie je verzekering afsloot.';
const payoutToPolicyholder = 'Wat je terugkrijgt, gaat naar wie je verzekering afsloot.';
const needsEmail = 'Hiervoor hebben we je e-mailadres nodig.';
const digitalPolicy = 'Bij je ZorgGemak-polis hoort dat alles digitaal gaat.';
const notForBrand = 'Dit kan bij jouw verzekering nog niet in de app.';

/** The reason why each choice is off; undefined if it is on. */
const choices: readonly (readonly [
  who: string,
  brand: Brand,
  correspondence: string | undefined,
  policySheet: string | undefined,
  newsletter: string | undefined,
])[] = [
  ['Sanne de Vries', 'ZZ', undefined, undefined, undefined],
  ['Daan de Vries', 'ZZ', policyholderOnly, policyholderOnly, undefined],
  ['Noor Smit', 'ZZ', needsEmail, needsEmail, needsEmail],
  ['Tom Mulder', 'ZZ', digitalPolicy, digitalPolicy, undefined],
  ['Piet Visser', 'AZVZ', undefined, notForBrand, undefined],
];

for (const [who, brand, correspondence, policySheet, newsletterOff] of choices) {
  test.describe('a choice that is off', () => {
    test.use(asPersona(who, brand));

    test(`shows ${who} the reason once after those that share it`, async ({ page }) => {
      await page.goto(pages.mijnGegevens.path);
      const section = page.getByRole('region', { name: 'Zo krijg je onze brieven' });
      const reasons = [
        ['Brieven en facturen', correspondence],
        ['Polisblad', policySheet],
        ['Nieuwsbrief', newsletterOff],
      ] as const;
      for (const [nr, [choice, reason]] of reasons.entries()) {
        const fact = section
          .locator('dl > div')
          .filter({ has: page.getByRole('term').getByText(choice, { exact: true }) });
        await expect(fact.getByRole('definition')).toBeVisible();
        const why = fact.getByRole('paragraph');
        if (reason === undefined || reason === reasons[nr + 1]?.[1])
          await expect(why).toHaveCount(0);
        else await expect(why).toContainText(reason);
      }
    });
  });
}

/** Hidden data by persona, with the place and text of the reason. */
const off: readonly (readonly [
  who: string,
  brand: Brand,
  path: string,
  region: string,
  reason: string | RegExp,
])[] = [
  ['Daan de Vries', 'ZZ', '/mijn-gegevens', 'Je rekening', payoutToPolicyholder],
  ['Piet Visser', 'AZVZ', '/mijn-gegevens', 'Je rekening', notForBrand],
  ['Daan de Vries', 'ZZ', '/facturen', 'Je verzekering regelen', byPolicyholder],
  ['Piet Visser', 'AZVZ', '/facturen', 'Je verzekering regelen', notInThisApp],
];

for (const [who, brand, path, region, reason] of off) {
  test.describe('a capability that is off', () => {
    test.use(asPersona(who, brand));

    test(`shows ${who} the reason under ${region}: ${reason}`, async ({ page }) => {
      await page.goto(path);
      const place = page
        .getByRole('region', { name: region })
        .or(page.getByRole('group').filter({ has: page.getByText(region, { exact: true }) }));
      await expect(place.getByText(reason)).toBeVisible();
    });
  });
}

test.describe('a setting that is on', () => {
  test.use(asPersona('Sanne de Vries'));

  test('is a choice, or a link to its page @main', async ({ page }) => {
    await page.goto(`${pages.mijnGegevens.path}?wijzig=preferences`);
    for (const choice of ['Brieven en facturen', 'Polisblad', 'Nieuwsbrief']) {
      const group = page.getByRole('group', { name: choice });
      await expect(group.getByRole('radio').first()).toBeEnabled();
    }
    const account = page.getByRole('link', { name: 'Wijzig je rekening of hoe je betaalt' });
    await expect(account).toHaveAttribute('href', pages.betaalinstellingen.path);
    await page.goto(pages.facturen.path);
    await page.getByText('Je verzekering regelen').click();
    await expect(page.getByRole('link', { name: 'Documenten' })).toHaveAttribute(
      'href',
      pages.documenten.path,
    );
  });
});
