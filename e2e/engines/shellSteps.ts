import { expect } from '@playwright/test';
import type { EngineScreen } from './engineScreen.ts';
import { inPage } from './inPage.ts';
import type { Line } from './line.ts';

/** Dispatches Chromium's offer to install; other engines do not dispatch it. */
function offerToInstall(): void {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => Promise.resolve({ outcome: 'accepted' }),
  });
  dispatchEvent(event);
}

function sayNetwork(isThere: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isThere });
  dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

const has = (selector: string): string =>
  `Boolean(document.querySelector(${JSON.stringify(selector)}))`;

async function becomes(screen: EngineScreen, selector: string, isThere: boolean): Promise<void> {
  await expect.poll(() => screen.run(has(selector)), { timeout: 15_000 }).toBe(isThere);
}

/** Requests a page while the network is cut, and sees it after the recovery. */
async function askWithoutNetwork(
  { screen, line }: { screen: EngineScreen; line: Line },
  page: { address: string; heading: string },
  look: (name: string) => Promise<void>,
): Promise<void> {
  line.cut();
  await screen.open(page.address);
  await screen.see({ role: 'heading', name: 'Geen verbinding met internet' });
  await look('a page asked for without a network');
  line.restore();
  await screen.see({ role: 'heading', name: page.heading });
}

/**
 * Uses the shell of a page in an engine: the question about cookies, the offer to install, and a lost
 * network, reported by the device and detected by the worker. Starts on the overview of a logged-in person
 * who has answered nothing.
 * @param address the app's origin
 * @param look checks the current screen, under this name
 */
export async function walkThroughShell(
  engine: { screen: EngineScreen; line: Line },
  address: string,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const { screen } = engine;
  const cookies = '#cookies section';
  await becomes(screen, cookies, true);
  await look('the question about cookies');
  await screen.click({ role: 'button', name: 'Alleen noodzakelijk' });
  await becomes(screen, cookies, false);
  await screen.open(`${address}/overzicht`);
  await screen.see({ role: 'heading', name: 'Goede', starts: true });
  expect(await screen.run(has(cookies)), 'asked once').toBe(false);

  await screen.run(inPage(offerToInstall, []));
  await screen.see({ role: 'button', name: 'Installeer' });
  await look('the offer to install');
  await screen.click({ role: 'button', name: 'Installeer' });
  await expect.poll(() => screen.run(`document.body.innerText.includes('Installeer')`)).toBe(false);

  await screen.run(inPage(sayNetwork, [], false));
  await screen.see({ role: 'heading', name: 'Geen verbinding met internet' });
  await look('no network');
  await screen.run(inPage(sayNetwork, [], true));
  await screen.see({ role: 'heading', name: 'Goede', starts: true });

  const invoices = { address: `${address}/facturen`, heading: 'Facturen' };
  await askWithoutNetwork(engine, invoices, look);
}
