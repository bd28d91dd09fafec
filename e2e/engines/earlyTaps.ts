import { cookieNames } from '@mijn/domain/constants';
import { expect } from '@playwright/test';
import type { EngineScreen } from './engineScreen.ts';
import type { Line } from './line.ts';

/** A screen with its network, the app, and the persona's payment request. */
interface Who {
  readonly screen: EngineScreen;
  readonly line: Line;
  readonly address: string;
  readonly persona: string;
  readonly betaalkenmerk: string;
}

// The first script, on which all others depend. Holding more would use all connections of a browser.
const scripts = /^\/assets\/main-[^/]+\.js$/;

/** Waits until React has hydrated the screen. */
export async function isUsable(screen: EngineScreen): Promise<void> {
  const isThere = `performance.getEntriesByName('usable').length > 0`;
  await expect.poll(() => screen.run(isThere), { timeout: 30_000 }).toBe(true);
}

/** Uses forms that work before script: changing the language, and paying. */
async function useForms({ screen, address, betaalkenmerk }: Who): Promise<void> {
  await screen.click({ role: 'button', name: 'Meer', starts: true });
  await screen.click({ role: 'button', name: 'Read this app in English' });
  await screen.see({ role: 'heading', name: 'Good', starts: true });
  await screen.click({ role: 'button', name: 'More', starts: true });
  await screen.click({ role: 'button', name: 'Lees deze app in het Nederlands' });
  await screen.see({ role: 'heading', name: 'Goede', starts: true });

  await screen.open(`${address}/facturen/betaalverzoek/${betaalkenmerk}`);
  await screen.click({ role: 'button', name: 'Betalen met', starts: true });
  await screen.click({ role: 'link', name: 'Verder met betalen', starts: true });
  await screen.see({ role: 'heading', name: 'Betaling bevestigen' });
}

/** Types a search, which survives hydration. */
async function search({ screen, line, address }: Who): Promise<void> {
  const release = line.hold(scripts);
  // Initially open, because the address has a filter.
  await screen.open(
    `${address}/declaraties/overzicht?jaar=${Temporal.Now.plainDateISO('Europe/Amsterdam').year}`,
  );
  await screen.see({ role: 'button', name: 'Zoek' });
  await screen.type('zoek', 'bestaat nergens');
  release();
  await isUsable(screen);
  expect(await screen.run(`document.querySelector('[name="zoek"]').value`)).toBe('bestaat nergens');
  await screen.click({ role: 'button', name: 'Zoek' });
  await screen.see({ role: 'heading', name: 'We vinden geen declaraties' });
  expect(await screen.run('location.search')).toMatch(/^\?zoek=\d+(&|$)/);
}

/** Makes a choice, which survives hydration. */
async function choose({ screen, line, address }: Who): Promise<void> {
  const newsletter = ['Ja, mail mij de nieuwsbrief', 'Nee, geen nieuwsbrief'];
  const page = `${address}/mijn-gegevens?wijzig=preferences`;
  const chosen = `[...document.querySelectorAll('[type="radio"]:checked')].map((one) => one.labels[0].innerText).join()`;
  const release = line.hold(scripts);
  await screen.open(page);
  await screen.see({ role: 'label', name: newsletter[0] ?? '', starts: true });
  const before = String(await screen.run(chosen));
  const other = newsletter.find((name) => !before.includes(name)) ?? '';
  await screen.click({ role: 'label', name: other, starts: true });
  release();
  await isUsable(screen);
  expect(await screen.run(chosen)).toContain(other);
  await screen.click({ role: 'button', name: 'Bewaar' });
  const said = `document.querySelector('main').innerText.includes('Bewaard. Dit geldt meteen.')`;
  await expect.poll(() => screen.run(said)).toBe(true);
  await screen.open(page);
  await screen.see({ role: 'label', name: other, starts: true });
  expect(await screen.run(chosen)).toContain(other);
}

/**
 * Uses pages before hydration, in a fresh engine that does not wait for whole documents: first without any
 * script, then on pages that hydrate later.
 */
export async function tapBeforeScript(who: Who): Promise<void> {
  const { screen, line, address, persona } = who;
  // The worker would deliver files past the proxy.
  line.hold(/^\/service-worker\.js$/);
  const release = line.hold(scripts);
  await screen.open(`${address}/inloggen`);
  await screen.see({ role: 'link', name: 'Inloggen met DigiD' });
  await screen.run(`void (document.cookie = '${cookieNames.consent}=true; path=/')`);
  await screen.click({ role: 'link', name: 'Inloggen met DigiD' });
  await screen.click({ role: 'button', name: persona });
  await screen.see({ role: 'heading', name: 'Goede', starts: true });
  await useForms(who);
  release();
  await search(who);
  await choose(who);
}
