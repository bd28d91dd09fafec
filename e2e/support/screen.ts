import type { Brand } from '@mijn/domain/brands';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Target } from '../engines/engineScreen.ts';
import { locate } from '../engines/playwrightScreen.ts';
import { waitUntilUsable } from './usable.ts';

export interface Environment {
  readonly page: Page;
  readonly address: string;
}

export interface Asker {
  readonly context: BrowserContext;
  readonly address: string;
}

export interface Screen {
  readonly name: string;
  /** A persona for each brand that has one. */
  readonly persona: Readonly<Partial<Record<Brand, string>>>;
  /** HTTP status if not 200. */
  readonly status?: number;
  /** Resembles another screen with different text. */
  readonly variant?: boolean;
  readonly show: (environment: Environment) => Promise<void>;
}

export interface Tap extends Target {
  /** Optional: tapped only where visible, depending on the width. */
  readonly whereInSight?: boolean;
}

/** The path and taps to a screen, for any engine. */
export interface ScreenRoute {
  /** Path below the brand's address; a function if it has an id. */
  readonly path: string | ((asker: Asker) => Promise<string>);
  /** The page that it redirects to, below the brand's address. */
  readonly leadsTo?: string;
  readonly taps?: readonly Tap[];
  /** The final content, if a heading is not specific enough. */
  readonly sees?: Target;
}

/** A screen that every engine can reach. */
export interface ReachedScreen extends Screen {
  readonly way: ScreenRoute;
}

export const pathOf = async ({ path }: ScreenRoute, asker: Asker): Promise<string> =>
  typeof path === 'string' ? path : path(asker);

async function goAlong(way: ScreenRoute, { page, address }: Environment): Promise<void> {
  const { taps = [], sees } = way;
  await page.goto(address + (await pathOf(way, { context: page.context(), address })));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (taps.length > 0) await waitUntilUsable(page);
  for (const tap of taps) {
    const there = locate(page, tap);
    if (!tap.whereInSight || (await there.isVisible())) await there.click();
  }
  if (sees) await expect(locate(page, sees)).toBeVisible();
}

/** A screen reached by a path and taps. */
export function reachScreen(
  name: string,
  persona: Screen['persona'],
  way: ScreenRoute,
): ReachedScreen {
  return { name, persona, way, show: (environment) => goAlong(way, environment) };
}

/** A screen with a fixed path. */
export function fixedScreen(
  name: string,
  path: string,
  persona: Screen['persona'],
  status?: number,
): ReachedScreen {
  return { ...reachScreen(name, persona, { path }), ...(status && { status }) };
}

/** Marks a screen as a variant with different text. */
export function variant(screen: ReachedScreen): ReachedScreen {
  return { ...screen, variant: true };
}
