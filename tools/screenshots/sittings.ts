import { failingScreens } from '@mijn/e2e/support/failingScreens';
import { walkThroughSubmission } from '@mijn/e2e/support/submitScreens';
import type { Notas } from '@mijn/e2e/support/notas';
import { inside, outside } from '@mijn/e2e/support/screens';
import type { WorldAddresses } from '@mijn/dev-env/journeys/worldProcess';
import type { Brand } from '@mijn/domain/brands';
import type { Page } from '@playwright/test';
import type { View } from './views.ts';

/** Something to photograph in one view; a picture for each name it calls back with. */
export interface Sitting {
  readonly view: View;
  /** Who is logged in. */
  readonly persona: string | undefined;
  readonly name: string;
  readonly pose: (page: Page, picture: (name: string) => Promise<void>) => Promise<void>;
}

/** The address of a brand. */
export function addressOf({ url, ankerzeeUrl }: WorldAddresses, brand: Brand): string {
  return brand === 'ZZ' ? url : ankerzeeUrl;
}

/** The screens that change nothing, those in which something fails among them, in every one of these views that has somebody who sees them. */
export function stillScreens(addresses: WorldAddresses, views: readonly View[]): Sitting[] {
  return [...outside, ...inside, ...failingScreens].flatMap(({ name, persona, show }) =>
    views
      .filter(({ merk }) => Object.keys(persona).length === 0 || persona[merk])
      .map((view) => ({
        view,
        persona: persona[view.merk],
        name,
        pose: async (page, picture) => {
          await show({ page, address: addressOf(addresses, view.merk) });
          await picture(name);
        },
      })),
  );
}

/** The form for a claim, which sends one in. */
export function submitForms(bills: Notas, views: readonly View[]): Sitting[] {
  return views.map((view) => {
    const family = view.merk === 'ZZ';
    return {
      view,
      persona: family ? 'Sanne de Vries' : 'Piet Visser',
      name: 'submit',
      pose: (page, picture) =>
        walkThroughSubmission(page, bills, family ? 'Lotte' : undefined, picture),
    };
  });
}
