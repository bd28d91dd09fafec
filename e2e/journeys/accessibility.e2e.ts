import { type Brand, brandCodes } from '@mijn/domain/brands';
import { DigidPage } from '../pages/DigidPage.ts';
import { expect, test } from '../support/trip.ts';
import { TimePage } from '../pages/TimePage.ts';
import { addressOf, idealAddress, timeAddress } from '../support/addresses.ts';
import { isInFull } from '../support/forms.ts';
import { bank } from '../support/pay.ts';
import { walkThroughSubmission } from '../support/submitScreens.ts';
import { inside, outside, type Screen } from '../support/screens.ts';
import { type Depth, isForEveryone } from '../support/accessibility.ts';

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

// Every brand in every scheme, for their colours, and every width; all of them together in `npm run prove`.
const sample: View[] = [
  { merk: 'ZZ', width: 320, colorScheme: 'light' },
  { merk: 'ZZ', width: 1440, colorScheme: 'dark' },
  { merk: 'AZVZ', width: 390, colorScheme: 'dark' },
  { merk: 'AZVZ', width: 1440, colorScheme: 'light' },
];

const views = isInFull ? full : sample;

function isShown({ persona, variant }: Screen, brand: Brand, withVariants: boolean): boolean {
  const isOutside = Object.keys(persona).length === 0;
  return (isOutside || persona[brand] !== undefined) && (!variant || withVariants);
}

// Axe looks at everything the first time a screen comes by, in the order of the views, and at its
// looks in every other view; at everything everywhere in `npm run prove`.
const judged = new Map<string, View>();
function depthOf(name: string, view: View): Depth {
  if (isInFull) return 'everything';
  if (!judged.has(name)) judged.set(name, view);
  return judged.get(name) === view ? 'everything' : 'looks';
}

function groupScreens(brand: Brand, withVariants: boolean): Map<string | undefined, Screen[]> {
  const byPerson = new Map<string | undefined, Screen[]>();
  for (const screen of [...outside, ...inside]) {
    if (!isShown(screen, brand, withVariants)) continue;
    const persona = screen.persona[brand];
    byPerson.set(persona, [...(byPerson.get(persona) ?? []), screen]);
  }
  return byPerson;
}

for (const [number, view] of views.entries()) {
  const { merk, width, colorScheme } = view;
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

    for (const [persona, group] of groupScreens(merk, isInFull || number === 0)) {
      // Settled as the file is read: which worker runs the test does not matter.
      const depths = new Map(group.map(({ naam }) => [naam, depthOf(naam, view)]));
      test.describe(persona ?? 'nobody logged in', () => {
        test.use({ persona });
        test('every screen can be used by everybody', async ({ page, wait, merk: atBrand }) => {
          for (const { naam, status, show } of group) {
            if (status) wait.expectedStatus(status);
            await show({ page, address: addressOf(atBrand) });
            await isForEveryone(page, naam, depths.get(naam));
          }
        });
      });
    }

    test.describe('sending in a claim', () => {
      const [persona, forWhom] =
        merk === 'ZZ' ? ['Sanne de Vries', 'Lotte'] : ['Piet Visser', undefined];
      test.use({ persona });
      const depth = depthOf('indienen', view);
      test('every step can be used by everybody', async ({ page, notas }) => {
        await walkThroughSubmission(page, notas, forWhom, (name) =>
          isForEveryone(page, name, depth),
        );
      });
    });

    const depth = depthOf('simulators', view);
    test('the simulators’ pages can be used by everybody', async ({ page }) => {
      await page.goto('/digid');
      await expect(new DigidPage(page).header).toBeVisible();
      await isForEveryone(page, 'digid', depth);
      await page.goto(`${idealAddress()}/besturing`);
      await isForEveryone(page, 'ideal-besturing', depth);
      const [betaling] = await bank().betalingen();
      if (betaling) {
        await page.goto(`${idealAddress()}/besturing/betaling/${betaling.id}`);
        await isForEveryone(page, 'ideal-betaling', depth);
      }
      await page.goto(timeAddress());
      await expect(new TimePage(page).header).toBeVisible();
      await isForEveryone(page, 'tijd', depth);
    });
  });
}
