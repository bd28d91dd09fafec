import { readFile } from 'node:fs/promises';
import { pages } from '@mijn/domain/paths';
import { SubmitPage } from '../pages/SubmitPage.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { timeAddress } from '../support/addresses.ts';
import { mouse } from '../support/userInput.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ persona: 'Emma Meijer', viewport: { width: 390, height: 844 } });

// Nothing is mocked here: the insurer reads an example bill for new users.
test('sends in an example bill as the insurer read it, in two taps @main', async ({
  page,
  notas,
}) => {
  test.slow();
  await page.goto(`${timeAddress()}/voorbeeldnotas?person=emma`);
  await isForEveryone(page, 'example bills');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Nota voor Emma Meijer (pdf)' }).first().click(),
  ]);
  const buffer = await readFile(await download.path());

  const screen = new SubmitPage(page, mouse(page));
  const bill = { ...notas.pdf, name: download.suggestedFilename(), buffer };
  const check = screen.content.getByRole('heading', { name: 'Klopt alles?' });
  const again = screen.content.getByRole('button', { name: 'Probeer opnieuw' });
  await page.goto(pages.overzicht.path);
  const camera = page.getByRole('navigation').getByLabel('Declaratie indienen');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    camera.and(page.locator('input')).filter({ visible: true }).click(),
  ]);
  await chooser.setFiles([bill]);
  // A busy machine may be too late; then the person retries.
  await expect(async () => {
    await expect(check.or(again)).toBeVisible({ timeout: 20_000 });
    if (await check.isVisible()) return;
    await again.click();
    throw new Error('It was too late');
  }).toPass({ timeout: 80_000 });
  await screen.isAt('Klopt alles?');
  for (const fact of ['Emma Meijer', '€ 25,80', 'Tandartspraktijk De Linde']) {
    await expect(screen.content.getByText(fact).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(screen.content.getByText('Je krijgt waarschijnlijk')).toBeVisible();
  await screen.submit.click();
  await screen.declaratieNumber();
});
