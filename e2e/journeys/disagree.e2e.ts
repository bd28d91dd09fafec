import type { Page } from '@playwright/test';
import { mouse } from '../support/userInput.ts';
import { DeclaratiePage } from '../pages/DeclaratiePage.ts';
import { DeclaratiesPage } from '../pages/DeclaratiesPage.ts';
import { nota, fillInUpToSummary } from '../support/claim.ts';
import type { Notas } from '../support/notas.ts';
import { answerQuestion, startProcessing } from '../support/insurer.ts';
import { expect, test } from '../support/fixtures.ts';
import { isForEveryone } from '../support/accessibility.ts';

test.use({ persona: 'Sanne de Vries', viewport: { width: 390, height: 844 } });

async function justSubmitted(page: Page, notas: Notas) {
  const user = mouse(page);
  const submit = await fillInUpToSummary(page, notas, { ...nota(notas), forWhom: 'Sanne' });
  await user.press(submit.submit);
  const nummer = await submit.declaratieNumber();
  await user.press(submit.content.getByRole('link', { name: 'Bekijk je declaratie' }));

  const screen = new DeclaratiePage(page);
  return { user, nummer, screen };
}

test('withdraws a claim just sent in, and removes it from the list @main', async ({
  page,
  notas,
}) => {
  const { user, nummer, screen } = await justSubmitted(page, notas);
  await user.press(screen.content.getByRole('button', { name: 'Declaratie intrekken' }));
  const request = page.getByRole('dialog', { name: 'Wil je deze declaratie intrekken?' });
  await user.press(request.getByRole('button', { name: 'Ja, trek in' }));

  const list = new DeclaratiesPage(page);
  await expect(list.content.getByText('Je declaratie is ingetrokken.')).toBeVisible();
  await expect(list.link(nummer)).toHaveCount(0);
  await isForEveryone(page, 'the list after a withdrawal');
  // Shown once and only after the action: the address does not show it.
  await page.reload();
  await expect(list.link(nummer)).toHaveCount(0);
  await expect(list.content.getByText('Je declaratie is ingetrokken.')).toBeHidden();
});

test('refuses a late withdrawal, and explains that nothing is needed', async ({ page, notas }) => {
  const { user, nummer, screen } = await justSubmitted(page, notas);
  await user.press(screen.content.getByRole('button', { name: 'Declaratie intrekken' }));
  const request = page.getByRole('dialog', { name: 'Wil je deze declaratie intrekken?' });
  await expect(request).toBeVisible();
  // Prevents the page from noticing that the claim is being processed.
  await page.route('**/graphql', (route, asked) =>
    asked.postData()?.includes('"Declaratie-') ? undefined : route.continue(),
  );
  await startProcessing(nummer);
  const refused = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('TrekDeclaratieIn')),
  );
  await user.press(request.getByRole('button', { name: 'Ja, trek in' }));
  await refused;
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await expect(screen.content.getByText('Intrekken kan niet meer.')).toBeVisible();
  await expect(screen.content.getByText('We zijn al bezig met je declaratie.')).toBeVisible();
});

test('downloads the bill of a claim from its page', async ({ page, notas }) => {
  const { user, screen } = await justSubmitted(page, notas);
  const file = page.waitForEvent('download');
  await user.press(screen.content.getByRole('link', { name: `Download ${notas.photo.name}` }));
  expect(await (await file).failure()).toBeNull();
  expect((await file).suggestedFilename()).toBe(notas.photo.name);
  await isForEveryone(page, 'a claim with its files');
});

test('asks a question about a claim and shows its answer @main', async ({ page, notas }) => {
  const { user, nummer, screen } = await justSubmitted(page, notas);
  await user.press(screen.content.getByRole('button', { name: 'Stel een vraag' }));
  const box = screen.content.getByLabel('Wat klopt er volgens jou niet?');
  await expect(box).toBeFocused();

  await user.press(screen.content.getByRole('button', { name: 'Verstuur je vraag' }));
  await expect(box).toHaveAccessibleDescription(/Schrijf op wat er volgens jou niet klopt\./);
  await isForEveryone(page, 'a question without words');

  await box.fill('Wanneer weet ik meer?');
  await user.press(screen.content.getByRole('button', { name: 'Verstuur je vraag' }));
  await expect(screen.content.getByText('Je vraag is verstuurd.')).toBeVisible();
  const request = screen.content
    .getByRole('list', { name: 'Je vragen' })
    .getByRole('listitem')
    .filter({ hasText: 'Wanneer weet ik meer?' });
  // The answer depends on whether the claim has been judged: an explanation, or a referral.
  await answerQuestion(nummer);
  await expect(request.getByText(/^(Ons antwoord|Doorgestuurd aan)/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(request.getByText(/^(Beantwoord|Doorgestuurd)$/)).toBeVisible();
  await isForEveryone(page, 'an answered question');
});

test('keeps the text when the connection is lost, and sends it afterwards', async ({
  page,
  notas,
  listener,
}) => {
  listener.expectNetworkError();
  const { user, screen } = await justSubmitted(page, notas);
  await user.press(screen.content.getByRole('button', { name: 'Stel een vraag' }));
  const box = screen.content.getByLabel('Wat klopt er volgens jou niet?');
  await box.fill('Klopt het bedrag?');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('VraagOverDeclaratie') ? route.abort() : route.fallback(),
  );
  await user.press(screen.content.getByRole('button', { name: 'Verstuur je vraag' }));
  await expect(screen.content.getByText('Je vraag is niet verstuurd.')).toBeVisible();
  await expect(box).toHaveValue('Klopt het bedrag?');

  await page.unroute('**/graphql');
  await user.press(screen.content.getByRole('button', { name: 'Verstuur je vraag' }));
  await expect(screen.content.getByText('Je vraag is verstuurd.')).toBeVisible();
  await expect(screen.content.getByText('Klopt het bedrag?')).toHaveCount(1);
});
