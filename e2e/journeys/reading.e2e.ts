import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SubmitPage } from '../pages/SubmitPage.ts';
import { callPaths } from '@mijn/domain/paths';
import { isForEveryone } from '../support/accessibility.ts';
import { daysAgo } from '../support/days.ts';
import { forms } from '../support/forms.ts';
import { type UserInput, keyboard, mouse } from '../support/userInput.ts';
import type { FileEntry } from '../support/notas.ts';
import { type ReadBill, readAs } from '../support/readAs.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ persona: 'Fatima El Amrani' });

const clear = (): ReadBill => ({
  zorgverlener: 'Huisarts aan zee',
  notaNummer: randomUUID().slice(0, 8),
  lines: [{ dag: daysAgo(5), care: 'Huisarts', cents: 3_125 }],
});

/** Counts presses, including the choice of a file. */
function counting(user: UserInput): { readonly user: UserInput; readonly taps: () => number } {
  let count = 0;
  const counted: UserInput = {
    ...user,
    press: (what) => {
      count += 1;
      return user.press(what);
    },
    add: (picker, files) => {
      count += 1;
      return user.add(picker, files);
    },
  };
  return { user: counted, taps: () => count };
}

/** Chooses a bill; the next step comes by itself once it is read. */
async function addRead(screen: SubmitPage, file: FileEntry): Promise<void> {
  await screen.isAt('Voeg je nota toe');
  await screen.user.add(screen.picker, [file]);
}

/** Removes an amount from the second line of a submission, once. */
async function withoutAmountOnce(page: Page): Promise<void> {
  await page.route(
    `**${callPaths.submit}`,
    async (route) => {
      const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
      expect(body).toContain('"bedrag":"12.50"');
      const other = body.replace('"bedrag":"12.50"', '"bedrag":"00.00"');
      await route.continue({ postData: Buffer.from(other, 'latin1') });
    },
    { times: 1 },
  );
}

type Form = readonly [
  width: number,
  how: string,
  inputOf: (page: Page) => UserInput,
  kind: 'photo' | 'pdf',
];

for (const [width, how, inputOf, kind] of forms<Form>(
  [
    [320, 'mouse', mouse, 'photo'],
    [1440, 'keyboard', keyboard, 'pdf'],
  ],
  [
    [390, 'keyboard', keyboard, 'photo'],
    [390, 'mouse', mouse, 'pdf'],
  ],
)) {
  test.describe(`a ${kind} at ${width} px, by ${how}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('sends in a legible bill without typing @main', async ({ page, notas }) => {
      await readAs(page, clear());
      const { user, taps } = counting(inputOf(page));
      const screen = new SubmitPage(page, user);
      await screen.open();
      await addRead(screen, notas[kind]);
      await screen.isAt('Klopt alles?');
      await expect(screen.content.getByText('Van je nota gelezen')).toBeVisible();
      await expect(screen.content.getByText('€ 31,25').first()).toBeVisible();
      await expect(screen.submit).toBeInViewport();
      await isForEveryone(page, 'what was read, at the last look');
      await user.press(screen.submit);
      await screen.declaratieNumber();
      expect(taps()).toBeLessThanOrEqual(2);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('asks for uncertain values, reports missing ones, and sends anyway', async ({
    page,
    notas,
  }) => {
    await readAs(page, { ...clear(), sure: false, lacks: ['geboortedatum'] });
    const screen = new SubmitPage(page, mouse(page));
    await screen.open();
    await addRead(screen, notas.pdf);
    await screen.isAt('Wat staat er op de nota?');
    await expect(screen.content.getByText('Op deze nota missen we iets')).toBeVisible();
    await isForEveryone(page, 'what was read, with questions');
    await screen.content.getByRole('link', { name: 'Wat is het bedrag?' }).click();
    const amount = screen.content.getByLabel('Wat is het bedrag van de nota?');
    await expect(amount).toBeFocused();
    await expect(amount).toHaveAccessibleDescription(/Klopt het\?/);
    await screen.onward.click();
    await screen.isAt('Klopt alles?');
    await screen.submit.click();
    await screen.declaratieNumber();
  });
});

test.describe('a line that the insurer refuses', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is linked from the summary, marked until changed, and then accepted', async ({
    page,
    notas,
  }) => {
    const lines = [
      { dag: daysAgo(9), care: 'Huisarts', cents: 3_125 },
      { dag: daysAgo(5), care: 'Huisarts', cents: 1_250 },
    ];
    await readAs(page, { ...clear(), lines });
    await withoutAmountOnce(page);
    const screen = new SubmitPage(page, mouse(page));
    await screen.open();
    await addRead(screen, notas.pdf);
    await screen.isAt('Klopt alles?');
    await screen.submit.click();
    const alert = screen.content.getByRole('alert');
    await expect(alert).toBeFocused();
    await expect(alert).toContainText('Je declaratie is nog niet ingediend');
    await expect(alert).toContainText('De regels zijn samen niet het bedrag van de nota.');
    await isForEveryone(page, 'a line that the insurer refuses, at the last look');
    await alert.getByRole('link', { name: /^Regel 2: Vul een bedrag in dat hoger/ }).click();

    await screen.isAt('Wat staat er op de nota?');
    const second = screen.content.getByRole('listitem').filter({ hasText: 'Regel 2' }).last();
    const amount = second.getByRole('textbox', { name: 'Bedrag' });
    await expect(amount).toBeFocused();
    await expect(amount).toHaveAccessibleDescription(/hoger is dan 0/);
    const summary = screen.content.getByRole('region', { name: 'Kijk dit nog even na' });
    await expect(summary.getByRole('link')).toHaveCount(1);
    await isForEveryone(page, 'a line that the insurer refuses, at its field');
    await amount.fill('12,5');
    await expect(amount).not.toHaveAccessibleDescription(/hoger is dan 0/);
    await expect(summary).toHaveCount(0);
    await screen.onward.click();
    await screen.isAt('Klopt alles?');
    await expect(alert).toHaveCount(0);
    await screen.submit.click();
    await screen.declaratieNumber();
  });
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('sends several lines each with its own day', async ({ page, notas }) => {
    const lines = [
      { dag: daysAgo(9), care: 'Huisarts', cents: 3_125 },
      { dag: daysAgo(5), care: 'Huisarts', cents: 1_200 },
    ];
    await readAs(page, { ...clear(), lines, sure: false });
    const user = keyboard(page);
    const screen = new SubmitPage(page, user);
    await screen.open();
    await addRead(screen, notas.pdf);
    await screen.isAt('Wat staat er op de nota?');
    await isForEveryone(page, 'the lines of a bill');
    const second = screen.content.getByRole('listitem').filter({ hasText: 'Regel 2' }).last();
    await user.fill(second.getByRole('textbox', { name: 'Bedrag' }), '12,50');
    await user.press(screen.onward);
    await expect(screen.content.getByRole('link', { name: /^De regels samen zijn/ })).toBeVisible();
    await user.fill(
      screen.content.getByRole('textbox', { name: 'Wat is het bedrag van de nota?' }),
      '43,75',
    );
    await user.press(screen.onward);
    await screen.isAt('Klopt alles?');
    await user.press(screen.submit);
    await screen.declaratieNumber();
  });
});
