import { formatAmount } from '@mijn/domain/money';
import type { BrowserContext } from '@playwright/test';
import { DeclaratiePage } from '../pages/DeclaratiePage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { SubmitPage } from '../pages/SubmitPage.ts';
import { fetchGraphql } from '../support/call.ts';
import { daysAgo } from '../support/days.ts';
import { mouse } from '../support/userInput.ts';
import { judge } from '../support/insurer.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ persona: 'Tom Mulder' });

interface EigenRisico {
  readonly totaalVerbruikt: number;
  readonly totaalResterend: number;
}

async function eigenRisicoOf(context: BrowserContext): Promise<EigenRisico> {
  const body = { query: '{ eigenRisico { totaalVerbruikt totaalResterend } }' };
  const parsed: { data: { eigenRisico: EigenRisico } } = await (
    await fetchGraphql(context, { body })
  ).json();
  return parsed.data.eigenRisico;
}

test('shows the own risk deducted from a claim on the claim and the overview, to the cent @main', async ({
  page,
  context,
  notas,
}) => {
  const beforehand = await eigenRisicoOf(context);
  const cents = 6_035;
  const deducted = Math.min(cents, beforehand.totaalResterend);
  expect(deducted, 'own risk left for this journey').toBeGreaterThan(0);

  const submit = new SubmitPage(page, mouse(page));
  await submit.open();
  await submit.fillIn({
    bestanden: [notas.pdf],
    care: 'Laboratorium',
    dag: daysAgo(0),
    bedrag: '60,35',
    zorgverlener: 'Laboratorium aan zee',
  });
  await submit.submit.click();
  const number = await submit.declaratieNumber();
  await judge(number);
  await submit.content.getByRole('link', { name: 'Bekijk je declaratie' }).click();

  const screen = new DeclaratiePage(page);
  await expect(screen.tread('Eigen risico')).toContainText(formatAmount(deducted, 'nl'));
  await expect(screen.tread('Uitbetaald')).toContainText(formatAmount(cents - deducted, 'nl'));
  await expect(page).toHaveURL(new RegExp(`/${number}$`));

  await new FramePage(page).goTo('Overzicht');
  const left = formatAmount(beforehand.totaalResterend - deducted, 'nl');
  await expect(page.getByRole('main')).toContainText(`Nog ${left}`);
});
