import { pages } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';
import { DeclaratiePage } from '../pages/DeclaratiePage.ts';
import { DeclaratiesPage } from '../pages/DeclaratiesPage.ts';
import { DigidPage } from '../pages/DigidPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { SubmitPage, type ToClaim } from '../pages/SubmitPage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { OverzichtPage } from '../pages/OverzichtPage.ts';
import { daysAgo } from '../support/days.ts';
import { forms } from '../support/forms.ts';
import { type UserInput, mouse, keyboard } from '../support/userInput.ts';
import { expect, test } from '../support/fixtures.ts';
import { watchJudgement } from '../support/watchJudgement.ts';

/** A claim, and the result by the insurer's rules; amounts as shown. */
interface TestCase {
  readonly merk: 'ZZ' | 'AZVZ';
  readonly persona: string;
  readonly nota: Omit<ToClaim, 'bestanden'>;
  readonly answer: string | RegExp;
  readonly treads: Readonly<Record<string, string>>;
}

// Aids: a quarter is the statutory contribution; a child has no own risk.
const sanne: TestCase = {
  merk: 'ZZ',
  persona: 'Sanne de Vries',
  nota: {
    forWhom: 'Lotte',
    care: 'Hulpmiddelen',
    dag: daysAgo(12),
    bedrag: '123,40',
    zorgverlener: 'Hulpmiddelenwinkel Zandvoort',
  },
  answer: /^Je (krijgt|hebt) € 92,55/,
  treads: {
    Gedeclareerd: '€ 123,40',
    'Wettelijke eigen bijdrage': '€ 30,85',
    Uitbetaald: '€ 92,55',
  },
};
// A general practitioner, here or abroad: no own risk, nothing to pay.
const piet: TestCase = {
  merk: 'AZVZ',
  persona: 'Piet Visser',
  nota: {
    care: 'Huisarts',
    dag: daysAgo(30),
    bedrag: '64,35',
    zorgverlener: 'Dokter aan de haven',
    buitenland: true,
  },
  answer: /^Je (krijgt|hebt) € 64,35/,
  treads: { Gedeclareerd: '€ 64,35', Uitbetaald: '€ 64,35' },
};

const statuses = ['Ingediend', 'In behandeling', 'Afgehandeld'];

type Form = readonly [
  how: string,
  width: number,
  testCase: TestCase,
  inputOf: (page: Page) => UserInput,
];

const journeys = forms<Form>(
  [
    ['mouse', 390, sanne, mouse],
    ['keyboard alone', 1440, piet, keyboard],
  ],
  [
    ['mouse', 1440, sanne, mouse],
    ['keyboard alone', 390, sanne, keyboard],
    ['keyboard alone', 1440, sanne, keyboard],
    ['mouse', 390, piet, mouse],
    ['mouse', 1440, piet, mouse],
    ['keyboard alone', 390, piet, keyboard],
  ],
);

async function logIn(page: Page, user: UserInput, { persona }: TestCase): Promise<OverzichtPage> {
  await page.goto(pages.inloggen.path);
  await user.press(new LoginPage(page).button);
  await expect(new DigidPage(page).header).toBeVisible();
  await user.press(page.getByRole('button', { name: persona, exact: true }));
  const overzicht = new OverzichtPage(page);
  await expect(overzicht.greeting(persona.split(' ', 1)[0] ?? '')).toBeVisible();
  return overzicht;
}

async function matches(page: Page, { answer, treads }: TestCase): Promise<void> {
  const screen = new DeclaratiePage(page);
  await expect(screen.answer(answer)).toBeVisible();
  for (const [name, amount] of Object.entries(treads)) {
    await expect(screen.tread(name)).toContainText(amount);
  }
}

for (const [how, width, testCase, inputOf] of journeys) {
  test.describe(`${testCase.persona}, by ${how}, at ${width} px`, { tag: '@main' }, () => {
    test.use({
      merk: testCase.merk,
      submitter: testCase.persona,
      viewport: { width, height: 844 },
    });

    test('logs in, sends in a bill, sees the result and finds it again', async ({
      page,
      notas,
    }) => {
      const user = inputOf(page);
      const nota = {
        ...testCase.nota,
        notaNummer: `E2E-${width}-${how}`,
        bestanden: [notas.photo, notas.pdf],
      };
      const overzicht = await logIn(page, user, testCase);
      const submit = new SubmitPage(page, user);
      await user.press(overzicht.submit);

      await submit.fillIn(nota);
      await user.press(submit.submit);
      const number = await submit.declaratieNumber();
      expect(number).toMatch(/\d{3,}/);

      await user.press(submit.content.getByRole('link', { name: 'Bekijk je declaratie' }));
      const screen = new DeclaratiePage(page);
      expect(await watchJudgement(screen, number)).toEqual(statuses);
      await matches(page, testCase);
      await expect(page).toHaveURL(new RegExp(`/declaraties/${number}$`));

      await user.press(
        new FramePage(page).navigation.getByRole('link', { name: 'Declaraties', exact: true }),
      );
      await expect(new DeclaratiesPage(page).row(number)).toContainText('Afgehandeld');
      await user.press(
        new FramePage(page).navigation.getByRole('link', { name: 'Overzicht', exact: true }),
      );
      // The previous list has a link to the same claim.
      await expect(overzicht.greeting(testCase.persona.split(' ', 1)[0] ?? '')).toBeVisible();
      await user.press(overzicht.declaratie(number).last());
      await matches(page, testCase);
      await page.reload();
      await matches(page, testCase);
    });
  });
}
