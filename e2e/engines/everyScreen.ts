import { type Asker, pathOf, type ReachedScreen, type ScreenRoute } from '../support/screen.ts';
import { isUsable } from './earlyTaps.ts';
import type { EngineScreen } from './engineScreen.ts';

/** Waits for hydration if the page has script. */
async function isReady(screen: EngineScreen): Promise<void> {
  await screen.see({ role: 'heading', name: '', starts: true });
  const hasScript = `document.documentElement.outerHTML.includes('/assets/main-')`;
  if (await screen.run(hasScript)) await isUsable(screen);
}

/** Follows the path to a screen. */
export async function followRoute(
  screen: EngineScreen,
  way: ScreenRoute,
  asker: Asker,
): Promise<void> {
  const leadsTo = way.leadsTo && asker.address + way.leadsTo;
  await screen.open(asker.address + (await pathOf(way, asker)), leadsTo);
  await isReady(screen);
  for (const tap of way.taps ?? []) {
    if (!tap.whereInSight || (await screen.shows(tap))) await screen.click(tap);
  }
  if (!way.sees) return;
  await screen.see(way.sees);
  await isReady(screen);
}

/** Groups the screens by persona at the brand ZZ; screens without login are under undefined. */
export function byPersona(
  screens: readonly ReachedScreen[],
): Map<string | undefined, ReachedScreen[]> {
  const seen = screens.filter(({ persona: { ZZ, AZVZ } }) => ZZ || !AZVZ);
  return Map.groupBy(seen, ({ persona }) => persona.ZZ);
}
