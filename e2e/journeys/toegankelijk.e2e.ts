import { type Brand, brandCodes } from '@mijn/domain/brands';
import { DigidPage } from '../pages/DigidPage.ts';
import { expect, test } from '../support/trip.ts';
import { TimePage } from '../pages/TimePage.ts';
import { addressOf, idealAddress, timeAddress } from '../support/addresses.ts';
import { bank } from '../support/pay.ts';
import { walkThroughSubmission } from '../support/submitScreens.ts';
import { inside, outside, type Screen } from '../support/screens.ts';
import { isForEveryone } from '../support/toegankelijk.ts';

interface View {
  readonly merk: Brand;
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

const widths = [320, 390, 1440];

const full: View[] = brandCodes.flatMap((merk) =>
  widths.flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ merk, width, colorScheme })),
  ),
);

// Every brand, scheme and width at least once; all of them together in `npm run prove`.
const sample: View[] = [
  { merk: 'ZZ', width: 320, colorScheme: 'light' },
  { merk: 'ZZ', width: 1440, colorScheme: 'dark' },
  { merk: 'AZVZ', width: 390, colorScheme: 'dark' },
  { merk: 'AZVZ', width: 1440, colorScheme: 'light' },
];

const everythingEverywhere = process.env['E2E_FULL'] !== undefined;
const views = everythingEverywhere ? full : sample;

function groupScreens(brand: Brand, withVariants: boolean): Map<string | undefined, Screen[]> {
  const byPerson = new Map<string | undefined, Screen[]>();
  for (const screen of [...outside, ...inside]) {
    const isOutside = Object.keys(screen.persona).length === 0;
    const persona = screen.persona[brand];
    if ((!isOutside && !persona) || (screen.variant && !withVariants)) continue;
    byPerson.set(persona, [...(byPerson.get(persona) ?? []), screen]);
  }
  return byPerson;
}

for (const [number, { merk, width, colorScheme }] of views.entries()) {
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

    for (const [persona, group] of groupScreens(merk, everythingEverywhere || number === 0)) {
      test.describe(persona ?? 'nobody logged in', () => {
        test.use({ persona });
        test('every screen can be used by everybody', async ({ page, wait, merk: atBrand }) => {
          for (const { naam, status, show } of group) {
            if (status) wait.expectedStatus(status);
            await show({ page, address: addressOf(atBrand) });
            await isForEveryone(page, naam);
          }
        });
      });
    }

    test.describe('sending in a claim', () => {
      const [persona, before] =
        merk === 'ZZ' ? ['Sanne de Vries', 'Lotte'] : ['Piet Visser', undefined];
      test.use({ persona });
      test('every step can be used by everybody', async ({ page, notas }) => {
        await walkThroughSubmission(page, notas, before, (name) => isForEveryone(page, name));
      });
    });

    test('the simulators’ pages can be used by everybody', async ({ page }) => {
      await page.goto('/digid');
      await expect(new DigidPage(page).header).toBeVisible();
      await isForEveryone(page, 'digid');
      await page.goto(`${idealAddress()}/besturing`);
      await isForEveryone(page, 'ideal-besturing');
      const [betaling] = await bank().betalingen();
      if (betaling) {
        await page.goto(`${idealAddress()}/besturing/betaling/${betaling.id}`);
        await isForEveryone(page, 'ideal-betaling');
      }
      await page.goto(timeAddress());
      await expect(new TimePage(page).header).toBeVisible();
      await isForEveryone(page, 'tijd');
    });
  });
}
