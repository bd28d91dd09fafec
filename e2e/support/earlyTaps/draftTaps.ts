import { pages } from '@mijn/domain/paths';
import { expect, type Page } from '@playwright/test';
import { at, type EarlyTap, patience } from './earlyTap.ts';
import { untilUsable } from '../usable.ts';

const draft = { persona: 'Emma Meijer', begins: 'concept', extension: true } as const;
const details = at(`${pages.declaratieIndienen.path}?stap=gegevens`);
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const line = (page: Page, number: number) =>
  page.getByRole('main').getByRole('heading', { name: `Regel ${number}`, exact: true });

const removesPhoto = 'Verwijder foto van de nota.jpg';

export const draftTaps: readonly EarlyTap[] = [
  {
    ...draft,
    what: 'throwing a draft away',
    taps: 'button Begin opnieuw',
    path: at(pages.declaratieIndienen.path),
    tap: async (page) => {
      await button(page, 'Begin opnieuw').click();
      return async () => {
        await expect(button(page, 'Begin opnieuw')).toHaveCount(0, patience);
        await page.reload();
        await untilUsable(page);
        await expect(button(page, 'Begin opnieuw')).toHaveCount(0);
      };
    },
  },
  {
    ...draft,
    what: 'one line more on a bill',
    taps: 'button Voeg een regel toe',
    path: details,
    tap: async (page) => {
      await button(page, 'Voeg een regel toe').click();
      return () => expect(line(page, 3)).toBeVisible(patience);
    },
  },
  {
    ...draft,
    what: 'changing a line of a bill',
    taps: 'button Wijzig regel N',
    path: details,
    tap: async (page) => {
      await button(page, 'Wijzig regel 2').click();
      return () => expect(button(page, 'Klaar met regel 2')).toBeVisible(patience);
    },
  },
  {
    ...draft,
    what: 'taking a line off a bill',
    taps: 'button Verwijder regel N',
    path: details,
    tap: async (page) => {
      await button(page, 'Verwijder regel 2').click();
      return async () => {
        await expect(page.getByText('Staan er meer behandelingen op de nota?')).toBeVisible(
          patience,
        );
        await expect(line(page, 2)).toHaveCount(0);
      };
    },
  },
  {
    ...draft,
    what: 'taking a file off a bill',
    taps: `button ${removesPhoto}`,
    path: at(`${pages.declaratieIndienen.path}?stap=nota`),
    tap: async (page) => {
      await button(page, removesPhoto).click();
      return () => expect(button(page, removesPhoto)).toHaveCount(0, patience);
    },
  },
];
