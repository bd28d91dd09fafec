import type { Page } from '@playwright/test';
import { DeclaratiePage } from '../pages/DeclaratiePage.ts';
import { DeclaratiesPage } from '../pages/DeclaratiesPage.ts';
import { DigidPage } from '../pages/DigidPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { IndienenPage, type TeDeclareren } from '../pages/IndienenPage.ts';
import { InloggenPage } from '../pages/InloggenPage.ts';
import { OverzichtPage } from '../pages/OverzichtPage.ts';
import { dagenGeleden } from '../support/dagen.ts';
import { type Hand, muis, toetsenbord } from '../support/hand.ts';
import { expect, test } from '../support/reis.ts';
import { kijkMee } from '../support/verloop.ts';

/** Who declares what, and what the insurer's rules make of it; amounts as they stand on the screen. */
interface Geval {
  readonly merk: 'ZZ' | 'AZVZ';
  readonly persona: string;
  readonly nota: Omit<TeDeclareren, 'bestanden'>;
  readonly antwoord: string | RegExp;
  readonly treden: Readonly<Record<string, string>>;
}

// An aid: a quarter is the statutory contribution; a child has no own risk.
const sanne: Geval = {
  merk: 'ZZ',
  persona: 'Sanne de Vries',
  nota: {
    voor: 'Lotte',
    zorg: 'Hulpmiddelen',
    dag: dagenGeleden(12),
    bedrag: '123,40',
    zorgverlener: 'Hulpmiddelenwinkel Zandvoort',
  },
  antwoord: /^Je (krijgt|hebt) € 92,55/,
  treden: {
    Gedeclareerd: '€ 123,40',
    'Wettelijke eigen bijdrage': '€ 30,85',
    Uitbetaald: '€ 92,55',
  },
};
// The general practitioner, here or abroad: no own risk, nothing to pay oneself.
const piet: Geval = {
  merk: 'AZVZ',
  persona: 'Piet Visser',
  nota: {
    zorg: 'Huisarts',
    dag: dagenGeleden(30),
    bedrag: '64,35',
    zorgverlener: 'Dokter aan de haven',
    buitenland: true,
  },
  antwoord: /^Je (krijgt|hebt) € 64,35/,
  treden: { Gedeclareerd: '€ 64,35', Uitbetaald: '€ 64,35' },
};

const statussen = ['Ingediend', 'In behandeling', 'Afgehandeld'];

const steekproef = [
  ['mouse', 390, sanne, muis],
  ['keyboard alone', 1440, sanne, toetsenbord],
  ['mouse', 1440, piet, muis],
  ['keyboard alone', 390, piet, toetsenbord],
] as const;

const volledig = [sanne, piet].flatMap((geval) =>
  [390, 1440].flatMap(
    (width) =>
      [
        ['mouse', width, geval, muis],
        ['keyboard alone', width, geval, toetsenbord],
      ] as const,
  ),
);

const reizen = process.env['E2E_VOLLEDIG'] ? volledig : steekproef;

async function logIn(page: Page, hand: Hand, { persona }: Geval): Promise<OverzichtPage> {
  await page.goto('/inloggen');
  await hand.druk(new InloggenPage(page).knop);
  await expect(new DigidPage(page).kop).toBeVisible();
  await hand.druk(page.getByRole('button', { name: persona, exact: true }));
  const overzicht = new OverzichtPage(page);
  await expect(overzicht.begroeting(persona.split(' ', 1)[0] ?? '')).toBeVisible();
  return overzicht;
}

async function klopt(page: Page, { antwoord, treden }: Geval): Promise<void> {
  const scherm = new DeclaratiePage(page);
  await expect(scherm.antwoord(antwoord)).toBeVisible();
  for (const [naam, bedrag] of Object.entries(treden)) {
    await expect(scherm.trede(naam)).toContainText(bedrag);
  }
}

for (const [hoe, width, geval, handVan] of reizen) {
  test.describe(`${geval.persona}, by ${hoe}, at ${width} px`, () => {
    test.use({ merk: geval.merk, viewport: { width, height: 844 } });

    test('logs in, sends in a bill, sees it judged and finds it back', async ({ page, notas }) => {
      const hand = handVan(page);
      const nota = {
        ...geval.nota,
        notaNummer: `E2E-${width}-${hoe}`,
        bestanden: [notas.foto, notas.pdf],
      };
      const overzicht = await logIn(page, hand, geval);
      await hand.druk(overzicht.indienen);

      const indienen = new IndienenPage(page, hand);
      await indienen.vulIn(nota);
      await hand.druk(indienen.dienIn);
      const nummer = await indienen.nummer();
      expect(nummer).toMatch(/\d{3,}/);

      await hand.druk(indienen.inhoud.getByRole('link', { name: 'Bekijk je declaratie' }));
      const scherm = new DeclaratiePage(page);
      const gezien = await kijkMee(scherm);
      // A busy machine may show the page after the first change; it never skips or goes back.
      const standen = await gezien();
      expect(standen.length).toBeGreaterThan(1);
      expect(standen).toEqual(statussen.slice(-standen.length));
      await klopt(page, geval);
      await expect(page).toHaveURL(new RegExp(`/declaraties/${nummer}$`));

      await hand.druk(
        new FramePage(page).navigatie.getByRole('link', { name: 'Declaraties', exact: true }),
      );
      await expect(new DeclaratiesPage(page).rij(nummer)).toContainText('Afgehandeld');
      await hand.druk(
        new FramePage(page).navigatie.getByRole('link', { name: 'Overzicht', exact: true }),
      );
      await hand.druk(overzicht.declaratie(nummer).last());
      await klopt(page, geval);
      await page.reload();
      await klopt(page, geval);
    });
  });
}
