import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { onThisMachine } from '@mijn/dev-env/thisMachine';
import { cookieNames } from '@mijn/domain/constants';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { chooseFile } from '../engines/chooseFile.ts';
import { isUsable, tapBeforeScript } from '../engines/earlyTaps.ts';
import { installedEngines } from '../engines/engines.ts';
import type { EngineScreen, RunningEngine } from '../engines/engineScreen.ts';
import { layoutFaults } from '../engines/layoutFaults.ts';
import { plantedFaults, plantFaults } from '../engines/plantFaults.ts';
import { loosenBars, stepsWithBar } from '../engines/staircase.ts';
import { walkThroughShell } from '../engines/shellSteps.ts';
import { addressOf, timeAddress } from '../support/addresses.ts';
import { isInFull } from '../support/forms.ts';
import { addTestBetaalverzoek } from '../support/pay.ts';

// `npm test` takes one journey in each engine; `npm run prove` reads every screen in each, narrow and wide.
const ofPlaywright = createRequire(import.meta.resolve('@axe-core/playwright'));
const axe = readFileSync(ofPlaywright.resolve('axe-core/axe.min.js'), 'utf8');
const url = () => addressOf('ZZ');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, a line each, as an expression for the page. */
const barriers = `axe.run(document, { runOnly: ${JSON.stringify(rules)} }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`;

async function isSound(screen: EngineScreen, name: string): Promise<void> {
  expect.soft(await screen.run(layoutFaults), `layout of ${name}`).toEqual([]);
  await screen.load(axe);
  expect.soft(await screen.run(barriers), `axe on ${name}`).toEqual([]);
}

/** Waits until the service worker answers for the screen, as it does for whoever comes a second time. */
async function isHeldByWorker(screen: EngineScreen): Promise<void> {
  const controller = 'Boolean(navigator.serviceWorker.controller)';
  await expect.poll(() => screen.run(controller), { timeout: 30_000 }).toBe(true);
}

/** Logs in on a screen that nobody was asked about cookies on; answers that first, unless it is left to be asked. */
async function logIn(
  screen: EngineScreen,
  persona: string,
  cookies: 'answered' | 'asked' = 'answered',
): Promise<void> {
  await screen.open(`${url()}/inloggen`);
  if (cookies === 'answered') {
    await screen.run(`void (document.cookie = '${cookieNames.consent}=true; path=/')`);
  }
  await isHeldByWorker(screen);
  await screen.click({ role: 'link', name: 'Inloggen met DigiD' });
  await screen.click({ role: 'button', name: persona });
  await screen.see({ role: 'heading', name: 'Goede', starts: true });
  await isUsable(screen);
}

/** The address of the first claim on the list that shows a staircase of what was paid out. */
async function paidOutClaim(screen: EngineScreen): Promise<string> {
  await screen.open(`${url()}/declaraties/overzicht?status=AFGEHANDELD`);
  await screen.see({ role: 'heading', name: 'Declaraties' });
  const links = `[...document.querySelectorAll('main a[href*="/declaraties/"]')].map(({ href }) => href).join(' ')`;
  const addresses = String(await screen.run(links)).split(' ');
  const first = addresses.find((address) => /\/declaraties\/D[\d-]+$/.test(address));
  if (!first) throw new Error(`no claim among ${addresses.join(', ')}`);
  return first;
}

const screens = [
  '/overzicht',
  '/declaraties/overzicht',
  '/declaraties/indienen',
  '/facturen',
  '/zorgkosten/?include-eigen-risico=true',
  '/zorggebruik',
  '/zorgpas',
  '/mijn-gegevens',
  '/mijn-gegevens?wijzig=contact',
  '/berichten',
  '/toegankelijkheid',
  '/cookie-instellingen',
  '/inloggen-mislukt',
  '/403',
  '/404',
  '/503',
];

/** Those without React: they are usable as they come. */
const bare = new Set(['/inloggen-mislukt', '/403', '/404', '/503']);

/** Who sends in an example bill in each engine: three at once have a draft each. */
const senders = {
  Chromium: ['Daan', 'Daan de Vries'],
  Firefox: ['Bram', 'Bram de Vries'],
  WebKit: ['Henk', 'Henk de Boer'],
} as const;

/** Who is there before script in each engine. */
const early = { Chromium: 'Jan Bakker', Firefox: 'Aisha Kaya', WebKit: 'Tom Mulder' } as const;

/** A bill that newcomers are offered, for somebody; the insurer reads it as it is. */
async function exampleBill(request: APIRequestContext, who: string) {
  const time = onThisMachine(timeAddress());
  const path = `/voorbeeldnotas/${who.toLowerCase()}/dentist`;
  const response = await request.get(time.url + path, { headers: { host: time.host } });
  const base64 = (await response.body()).toString('base64');
  return { name: 'nota.pdf', type: 'application/pdf', base64 };
}

async function says(screen: EngineScreen, words: string): Promise<void> {
  const said = `document.querySelector('main')?.innerText.includes(${JSON.stringify(words)})`;
  await expect.poll(() => screen.run(said), { timeout: 40_000 }).toBe(true);
}

if (isInFull) {
  test('in full, there are three engines to show it in', () => {
    const names = installedEngines().map(({ name }) => name);
    expect(names).toEqual(['Chromium', 'Firefox', 'WebKit']);
  });
}

for (const engine of installedEngines()) {
  test.describe(engine.name, () => {
    let running: RunningEngine;
    // One driver of WebKit has one session: its journeys go one after another.
    test.describe.configure({ mode: 'serial', timeout: 180_000 });
    test.beforeAll(async () => {
      running = await engine.start();
    });
    test.afterAll(async () => running.close());

    test(
      'somebody logs in, reads what a claim brought, pays a bill and shows their pass',
      { tag: ['@extension', '@always'] },
      async () => {
        const who = 'Jan Bakker';
        const screen = await running.newScreen();
        await screen.resize(390, 844);
        await logIn(screen, who);
        await isSound(screen, 'the overview');

        await screen.open(await paidOutClaim(screen));
        await isUsable(screen);
        expect(await screen.run(stepsWithBar), 'bars in their rows').toBeGreaterThan(1);
        await isSound(screen, 'a claim with its staircase');
        await screen.run(loosenBars);
        expect(await screen.run(layoutFaults), 'bars that nothing holds').not.toEqual([]);

        const { betaalkenmerk } = await addTestBetaalverzoek(who);
        await screen.open(`${url()}/facturen/betaalverzoek/${betaalkenmerk}`);
        await isUsable(screen);
        await screen.click({ role: 'button', name: 'Betalen met', starts: true });
        await screen.see({ role: 'heading', name: 'Betaling bevestigen' });
        await screen.click({ role: 'button', name: 'Betalen' });
        await screen.see({ role: 'heading', name: 'Je betaling is gelukt' });
        await isSound(screen, 'the outcome of a payment');

        await screen.open(`${url()}/zorgpas`);
        await isUsable(screen);
        await isSound(screen, 'the pass');
      },
    );

    test('before script has come: forms are sent, taps kept, words and choices taken over', async () => {
      const fresh = await engine.start('begun');
      try {
        const screen = await fresh.newScreen();
        await screen.resize(390, 844);
        const persona = early[engine.name];
        const { betaalkenmerk } = await addTestBetaalverzoek(persona);
        const { line } = fresh;
        await tapBeforeScript({ screen, line, address: url(), persona, betaalkenmerk });
      } finally {
        await fresh.close();
      }
    });

    test('the question about cookies, the offer to install and no network, one after the other', async () => {
      const screen = await running.newScreen();
      await screen.resize(390, 844);
      await logIn(screen, 'Mila Jansen', 'asked');
      const { line } = running;
      await walkThroughShell({ screen, line }, url(), (name) => isSound(screen, name));
    });

    test('a fault of every kind is found where it is planted', async () => {
      const screen = await running.newScreen();
      await screen.resize(390, 844);
      await screen.open(`${url()}/inloggen`);
      expect(await screen.run(layoutFaults)).toEqual([]);
      await screen.run(plantFaults);
      const found = await screen.run(layoutFaults);
      const faults = Array.isArray(found) ? found.map(String) : [];
      const notFound = plantedFaults.filter((one) => !faults.some((fault) => one.test(fault)));
      expect(notFound, faults.join('\n')).toEqual([]);
    });

    for (const [who, persona] of isInFull ? [senders[engine.name]] : []) {
      test(`${who} has a bill read, looks and sends it in`, async ({ request }) => {
        const screen = await running.newScreen();
        await screen.resize(390, 844);
        await logIn(screen, persona);
        await screen.open(`${url()}/declaraties/indienen`);
        await screen.see({ role: 'heading', name: 'Voeg je nota toe' });
        await isUsable(screen);
        await chooseFile(screen, await exampleBill(request, who));
        await says(screen, 'Je nota is gelezen.');
        await screen.click({ role: 'button', name: 'Verder' });
        await screen.see({ role: 'heading', name: 'Klopt alles?' });
        await says(screen, 'Tandartspraktijk De Linde');
        await isSound(screen, 'what was read');
        await screen.click({ role: 'button', name: 'Declaratie indienen' });
        await screen.see({ role: 'heading', name: 'Je declaratie is ingediend' });
        await isSound(screen, 'the confirmation');
      });
    }

    for (const width of isInFull ? [390, 1280] : []) {
      test(`every screen, ${width} px wide`, async () => {
        const screen = await running.newScreen();
        await screen.resize(width, 844);
        await logIn(screen, 'Sanne de Vries');
        for (const path of screens) {
          await screen.open(url() + path);
          await screen.see({ role: 'heading', name: '', starts: true });
          if (!bare.has(path)) await isUsable(screen);
          await isSound(screen, path);
        }
      });
    }
  });
}
