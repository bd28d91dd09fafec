import { runStatement } from '@mijn/dev-env/postgres/databases';
import { pages } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';
import { databaseAddress, mailAddress } from '../support/addresses.ts';
import { expect, test } from '../support/fixtures.ts';

const contact = `${pages.mijnGegevens.path}?wijzig=contact`;

async function ask(page: Page, address: string): Promise<void> {
  await page.goto(contact);
  await page.getByLabel('E-mailadres').fill(address);
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('Bewaard. Een nieuw e-mailadres geldt')).toBeVisible();
}

async function mailsTo(mail: Page, address: string, count: number) {
  // The exact address, because another may end alike.
  const cards = mail.getByRole('article').filter({ has: mail.getByText(address, { exact: true }) });
  await expect(async () => {
    await mail.goto(mailAddress());
    await expect(cards).toHaveCount(count, { timeout: 500 });
  }).toPass();
  return cards;
}

async function linkTo(mail: Page, address: string, count = 1): Promise<string> {
  const text = await (await mailsTo(mail, address, count)).first().innerText();
  return /http\S+code=[\w-]{43}/.exec(text)?.[0] ?? '';
}

test.describe('a new e-mail address', () => {
  test.use({ persona: 'Henk de Boer' });

  test('is used once its link is confirmed, also without a login, and the old one is informed @main', async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const [old, fresh] = ['henk@voorbeeld.example', 'henk.nieuw@voorbeeld.example'];
    await ask(page, fresh);
    const waiting = page.getByText(`Tot dan blijven we ${old} gebruiken.`);
    await expect(waiting).toBeVisible();
    const mail = await context.newPage();
    const link = await linkTo(mail, fresh);
    await mailsTo(mail, old, 0);

    const nobody = { cookies: [], origins: [] };
    const aside = await browser.newContext({ locale: 'nl-NL', storageState: nobody });
    const elsewhere = await aside.newPage();
    // Like a mail scanner: reading a link does not use it up.
    await elsewhere.request.get(link);
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
      'Bevestig je e-mailadres',
    );
    await expect(elsewhere.getByText(/Henk|@/)).toHaveCount(0);
    await elsewhere.getByRole('button', { name: 'Bevestig' }).click();
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
      'Je e-mailadres is bevestigd',
    );
    await elsewhere.goto(link);
    await elsewhere.getByRole('button', { name: 'Bevestig' }).click();
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
      'Deze link is al gebruikt',
    );
    await aside.close();

    await page.goto(pages.mijnGegevens.path);
    await expect(page.getByRole('region', { name: 'Contact' })).toContainText(fresh);
    await expect(waiting).toHaveCount(0);
    await expect(await mailsTo(mail, old, 1)).toContainText('is gewijzigd: je e-mailadres.');
  });
});

test.describe('without script, at the other brand, in English', () => {
  test.use({ javaScriptEnabled: false, persona: 'Piet Visser', merk: 'AZVZ', locale: 'en-GB' });

  test('waits for confirmation, and refuses a stale link', async ({
    page,
    context,
    browser,
    listener,
  }) => {
    test.slow();
    listener.expectStatus(404, 410);
    await page.goto(contact);
    await page.getByLabel('Email address').fill('piet.new@voorbeeld.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Until then we keep using piet@voorbeeld.example.')).toBeVisible();
    const mail = await (await browser.newContext()).newPage();
    const link = await linkTo(mail, 'piet.new@voorbeeld.example');
    expect(link).toContain(new URL(page.url()).origin);
    await page.getByRole('button', { name: 'Do not change it' }).click();
    await expect(page.getByText('Until then we keep using')).toHaveCount(0);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This link does not work any more',
    );

    await page.goto(contact);
    await page.getByLabel('Email address').fill('piet.two@voorbeeld.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.goto(await linkTo(mail, 'piet.two@voorbeeld.example'));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your email address is confirmed',
    );
    await mail.context().close();
    await page.goto(`${new URL(page.url()).pathname}?code=${'A'.repeat(43)}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We do not know this link');
    await context.clearCookies();
  });
});

test.describe('a link of yesterday', () => {
  test.use({ persona: 'Aisha Kaya' });

  test('has expired, and can be replaced from Mijn gegevens', async ({
    page,
    context,
    listener,
  }) => {
    test.slow();
    listener.expectStatus(410);
    const address = 'aisha.nieuw@voorbeeld.example';
    await ask(page, address);
    const mail = await context.newPage();
    const link = await linkTo(mail, address);
    const ofAddress = `WHERE email = '${address}'`;
    await runStatement(
      databaseAddress(),
      `UPDATE insurer.email_link SET expires = expires - interval '24 hours' ${ofAddress};
       UPDATE insurer.mail SET sent = sent - interval '24 hours' ${ofAddress}`,
    );
    await page.goto(link);
    await page.getByRole('button', { name: 'Bevestig' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link werkt niet meer');
    await page.getByRole('link', { name: 'Ga naar Mijn gegevens' }).click();
    await expect(page.getByText('De link naar je nieuwe e-mailadres is verlopen')).toBeVisible();
    await page.getByRole('button', { name: 'Stuur de link opnieuw' }).click();
    await expect(page.getByRole('button', { name: 'Stuur de link opnieuw' })).toHaveCount(0);
    await page.goto(await linkTo(mail, address, 2));
    await page.getByRole('button', { name: 'Bevestig' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je e-mailadres is bevestigd');
  });
});

test.describe('alternating two addresses', () => {
  test.use({ persona: 'Tom Mulder' });

  test('mails each address one link within the hour, and nobody anything else', async ({
    page,
    context,
  }) => {
    test.slow();
    const [one, other] = ['tom.een@voorbeeld.example', 'tom.twee@voorbeeld.example'];
    const mail = await context.newPage();
    for (const address of [one, other]) {
      await ask(page, address);
      await mailsTo(mail, address, 1);
    }
    for (const address of [one, other]) await ask(page, address);
    for (const address of [one, other]) {
      const cards = await mailsTo(mail, address, 1);
      await expect(cards).toContainText('Bevestig je e-mailadres');
    }
    await mailsTo(mail, 'tom@voorbeeld.example', 0);
  });
});
