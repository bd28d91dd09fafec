import { type Merk, merkCodes } from '@mijn/domain/merken';
import { DigidPage } from '../pages/DigidPage.ts';
import { expect, test } from '../support/reis.ts';
import { TijdPage } from '../pages/TijdPage.ts';
import { adresVan, idealAdres, tijdAdres } from '../support/adressen.ts';
import { bank } from '../support/betalen.ts';
import { doorloopIndienen } from '../support/indienenSchermen.ts';
import { binnen, buiten, type Scherm } from '../support/schermen.ts';
import { isVoorIedereen } from '../support/toegankelijk.ts';

interface Weergave {
  readonly merk: Merk;
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

const breedtes = [320, 390, 1440];

const volledig: Weergave[] = merkCodes.flatMap((merk) =>
  breedtes.flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ merk, width, colorScheme })),
  ),
);

// Every brand, scheme and width at least once; all of them together in `npm run prove`.
const steekproef: Weergave[] = [
  { merk: 'ZZ', width: 320, colorScheme: 'light' },
  { merk: 'ZZ', width: 1440, colorScheme: 'dark' },
  { merk: 'AZVZ', width: 390, colorScheme: 'dark' },
  { merk: 'AZVZ', width: 1440, colorScheme: 'light' },
];

const allesOveral = process.env['E2E_VOLLEDIG'] !== undefined;
const weergaven = allesOveral ? volledig : steekproef;

function groepeer(merk: Merk, metVarianten: boolean): Map<string | undefined, Scherm[]> {
  const perPersoon = new Map<string | undefined, Scherm[]>();
  for (const scherm of [...buiten, ...binnen]) {
    const isBuiten = Object.keys(scherm.persona).length === 0;
    const persona = scherm.persona[merk];
    if ((!isBuiten && !persona) || (scherm.variant && !metVarianten)) continue;
    perPersoon.set(persona, [...(perPersoon.get(persona) ?? []), scherm]);
  }
  return perPersoon;
}

for (const [nummer, { merk, width, colorScheme }] of weergaven.entries()) {
  test.describe(`${merk}, ${width} px, ${colorScheme}`, () => {
    test.use({
      merk,
      viewport: { width, height: 844 },
      // A phone has a camera button.
      hasTouch: width < 1024,
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
    });
    test.slow();

    for (const [persona, groep] of groepeer(merk, allesOveral || nummer === 0)) {
      test.describe(persona ?? 'nobody logged in', () => {
        test.use({ persona });
        test('every screen can be used by everybody', async ({ page, wacht, merk: bijMerk }) => {
          for (const { naam, status, toon } of groep) {
            if (status) wacht.verwachtStatus(status);
            await toon({ page, adres: adresVan(bijMerk) });
            await isVoorIedereen(page, naam);
          }
        });
      });
    }

    test.describe('sending in a claim', () => {
      const [persona, voor] =
        merk === 'ZZ' ? ['Sanne de Vries', 'Lotte'] : ['Piet Visser', undefined];
      test.use({ persona });
      test('every step can be used by everybody', async ({ page, notas }) => {
        await doorloopIndienen(page, notas, voor, (naam) => isVoorIedereen(page, naam));
      });
    });

    test('the simulators’ pages can be used by everybody', async ({ page }) => {
      await page.goto('/digid');
      await expect(new DigidPage(page).kop).toBeVisible();
      await isVoorIedereen(page, 'digid');
      await page.goto(`${idealAdres()}/besturing`);
      await isVoorIedereen(page, 'ideal-besturing');
      const [betaling] = await bank().betalingen();
      if (betaling) {
        await page.goto(`${idealAdres()}/besturing/betaling/${betaling.id}`);
        await isVoorIedereen(page, 'ideal-betaling');
      }
      await page.goto(tijdAdres());
      await expect(new TijdPage(page).kop).toBeVisible();
      await isVoorIedereen(page, 'tijd');
    });
  });
}
