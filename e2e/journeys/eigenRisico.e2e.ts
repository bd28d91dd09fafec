import { formatBedrag } from '@mijn/domain/geld';
import type { BrowserContext } from '@playwright/test';
import { DeclaratiePage } from '../pages/DeclaratiePage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { IndienenPage } from '../pages/IndienenPage.ts';
import { vraag } from '../support/aanroep.ts';
import { dagenGeleden } from '../support/dagen.ts';
import { muis } from '../support/hand.ts';
import { expect, test } from '../support/reis.ts';

test.use({ persona: 'Tom Mulder' });

interface EigenRisico {
  readonly totaalVerbruikt: number;
  readonly totaalResterend: number;
}

async function eigenRisicoVan(context: BrowserContext): Promise<EigenRisico> {
  const lijf = { query: '{ eigenRisico { totaalVerbruikt totaalResterend } }' };
  const gelezen: { data: { eigenRisico: EigenRisico } } = await (
    await vraag(context, { lijf })
  ).json();
  return gelezen.data.eigenRisico;
}

test('what own risk takes off a claim stands at the claim and on the overview, to the cent', async ({
  page,
  context,
  notas,
}) => {
  const vooraf = await eigenRisicoVan(context);
  const cents = 6_035;
  const eraf = Math.min(cents, vooraf.totaalResterend);
  expect(eraf, 'own risk left for this journey').toBeGreaterThan(0);

  const indienen = new IndienenPage(page, muis(page));
  await indienen.open();
  await indienen.vulIn({
    bestanden: [notas.pdf],
    zorg: 'Laboratorium',
    dag: dagenGeleden(0),
    bedrag: '60,35',
    zorgverlener: 'Laboratorium aan zee',
  });
  await indienen.dienIn.click();
  const nummer = await indienen.nummer();
  await indienen.inhoud.getByRole('link', { name: 'Bekijk je declaratie' }).click();

  const scherm = new DeclaratiePage(page);
  await expect(scherm.trede('Eigen risico')).toContainText(formatBedrag(eraf, 'nl'), {
    timeout: 20_000,
  });
  await expect(scherm.trede('Uitbetaald')).toContainText(formatBedrag(cents - eraf, 'nl'));
  await expect(page).toHaveURL(new RegExp(`/${nummer}$`));

  await new FramePage(page).ga('Overzicht');
  const gebruikt = formatBedrag(vooraf.totaalVerbruikt + eraf, 'nl');
  await expect(page.getByRole('main')).toContainText(`${gebruikt} gebruikt`);
});
