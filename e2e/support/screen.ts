import type { Brand } from '@mijn/domain/brands';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Target } from '../engines/engineScreen.ts';
import { locate } from '../engines/playwrightScreen.ts';
import { untilUsable } from './usable.ts';

/** What a screen needs to be shown. */
export interface Environment {
  readonly page: Page;
  /** The brand's address. */
  readonly address: string;
}

/** Who is logged in, where only something is asked past the screen. */
export interface Asker {
  readonly context: BrowserContext;
  /** The brand's address. */
  readonly address: string;
}

/** A screen of the app, and how one gets there. */
export interface Screen {
  readonly name: string;
  /** Brands that have somebody who can see it, with who that is. */
  readonly persona: Readonly<Partial<Record<Brand, string>>>;
  /** HTTP status, where it is not 200. */
  readonly status?: number;
  /** Looks like another screen with other words in it. */
  readonly variant?: boolean;
  readonly show: (environment: Environment) => Promise<void>;
}

/** Something to tap on the way to a screen. */
export interface Tap extends Target {
  /** Is not there at every width: tapped only where it is in sight. */
  readonly whereInSight?: boolean;
}

/** How one gets to a screen by its address and taps, in any engine. */
export interface Way {
  /** Below the brand's address; found out by asking, where it has a number in it. */
  readonly path: string | ((asker: Asker) => Promise<string>);
  /** The page that it leads on to by itself, below the brand's address. */
  readonly leadsTo?: string;
  /** What is tapped then, one after the other. */
  readonly taps?: readonly Tap[];
  /** What stands there in the end, where a heading alone does not say so. */
  readonly sees?: Target;
}

/** A screen to which every engine finds its way. */
export interface ReachedScreen extends Screen {
  readonly way: Way;
}

/** The address below the brand's at which a way begins. */
export const pathOf = async ({ path }: Way, asker: Asker): Promise<string> =>
  typeof path === 'string' ? path : path(asker);

async function goAlong(way: Way, { page, address }: Environment): Promise<void> {
  const { taps = [], sees } = way;
  await page.goto(address + (await pathOf(way, { context: page.context(), address })));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (taps.length > 0) await untilUsable(page);
  for (const tap of taps) {
    const there = locate(page, tap);
    if (!tap.whereInSight || (await there.isVisible())) await there.click();
  }
  if (sees) await expect(locate(page, sees)).toBeVisible();
}

/** A screen that stands at the end of a way. */
export function reached(name: string, persona: Screen['persona'], way: Way): ReachedScreen {
  return { name, persona, way, show: (environment) => goAlong(way, environment) };
}

/** A screen with an address that is always the same. */
export function fixed(
  name: string,
  path: string,
  persona: Screen['persona'],
  status?: number,
): ReachedScreen {
  return { ...reached(name, persona, { path }), ...(status && { status }) };
}

/** The same screen with other words in it. */
export function variant(screen: ReachedScreen): ReachedScreen {
  return { ...screen, variant: true };
}
