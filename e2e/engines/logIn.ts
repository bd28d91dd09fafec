import { cookieNames } from '@mijn/domain/constants';
import { expect } from '@playwright/test';
import { isUsable } from './earlyTaps.ts';
import type { EngineScreen } from './engineScreen.ts';

/** Waits until the service worker controls the page, as on a second visit. */
async function isHeldByWorker(screen: EngineScreen): Promise<void> {
  const controller = 'Boolean(navigator.serviceWorker.controller)';
  await expect.poll(() => screen.run(controller), { timeout: 30_000 }).toBe(true);
}

/** Opens the login with the question about cookies answered, unless it is to be asked. */
export async function openLogin(
  screen: EngineScreen,
  address: string,
  cookies: 'answered' | 'asked' = 'answered',
): Promise<void> {
  await screen.open(`${address}/inloggen`);
  if (cookies === 'answered') {
    await screen.run(`void (document.cookie = '${cookieNames.consent}=true; path=/')`);
  }
  await isHeldByWorker(screen);
}

/** Logs in and waits for the overview; cookies as in `openLogin`. */
export async function logIn(
  screen: EngineScreen,
  { address, persona }: { readonly address: string; readonly persona: string },
  cookies: 'answered' | 'asked' = 'answered',
): Promise<void> {
  await openLogin(screen, address, cookies);
  await screen.click({ role: 'link', name: 'Inloggen met DigiD' });
  await screen.click({ role: 'button', name: persona });
  await screen.see({ role: 'heading', name: 'Goede', starts: true });
  await isUsable(screen);
}
