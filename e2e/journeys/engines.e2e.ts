import { onThisMachine } from '@mijn/dev-env/journeys/testBank.testing';
import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';
import { chooseFile } from '../engines/chooseFile.ts';
import { isUsable, tapBeforeScript } from '../engines/earlyTaps.ts';
import { installedEngines } from '../engines/engines.ts';
import type { EngineScreen, RunningEngine } from '../engines/engineScreen.ts';
import { byPersona, followRoute } from '../engines/everyScreen.ts';
import { expectSound, waitForText } from '../engines/expectSound.ts';
import { layoutFaults } from '../engines/layoutFaults.ts';
import { logIn, openLogin } from '../engines/logIn.ts';
import * as own from '../engines/ownSteps.ts';
import { plantedFaults, plantFaults } from '../engines/plantFaults.ts';
import { loosenBars, stepsWithBar } from '../engines/staircase.ts';
import { walkThroughShell } from '../engines/shellSteps.ts';
import { addressOf, timeAddress } from '../support/addresses.ts';
import { isFullRun } from '../support/forms.ts';
import { logIn as logInAside } from '../support/login.ts';
import { createNotas } from '../support/notas.ts';
import { addBetaalverzoek } from '../support/pay.ts';
import type { Asker } from '../support/screen.ts';
import { screensWithLogin, screensWithoutLogin } from '../support/screens.ts';
import { sendClaim } from '../support/sendClaim.ts';

// `npm test` runs one journey per engine; `npm run prove` checks every screen in each, narrow and wide.
const url = () => addressOf('ZZ');

/** Returns the address of the first listed claim with a staircase. */
async function paidOutDeclaratie(screen: EngineScreen): Promise<string> {
  await screen.open(`${url()}/declaraties/overzicht?status=AFGEHANDELD`);
  await screen.see({ role: 'heading', name: 'Declaraties' });
  const links = `[...document.querySelectorAll('main a[href*="/declaraties/"]')].map(({ href }) => href).join(' ')`;
  const addresses = String(await screen.run(links)).split(' ');
  const first = addresses.find((address) => /\/declaraties\/D[\d-]+$/.test(address));
  if (!first) throw new Error(`no claim among ${addresses.join(', ')}`);
  return first;
}

/** A different sender for each engine, because a person has one draft. */
const senders = {
  Chromium: ['Daan', 'Daan de Vries'],
  Firefox: ['Bram', 'Bram de Vries'],
  WebKit: ['Henk', 'Henk de Boer'],
} as const;

/** A different person for each engine. */
const early = { Chromium: 'Jan Bakker', Firefox: 'Aisha Kaya', WebKit: 'Tom Mulder' } as const;

/** Downloads an example bill for new users, which the insurer can read. */
async function exampleBill(request: APIRequestContext, who: string) {
  const time = onThisMachine(timeAddress());
  const path = `/voorbeeldnotas/${who.toLowerCase()}/dentist`;
  const response = await request.get(time.url + path, { headers: { host: time.host } });
  const base64 = (await response.body()).toString('base64');
  return { name: 'nota.pdf', type: 'application/pdf', base64 };
}

/** Opens a context outside the tested engine, for requests. */
async function askAside(browser: Browser, persona?: string): Promise<Asker> {
  const loggedIn = persona && { storageState: await logInAside(browser, url(), persona) };
  return { context: await browser.newContext({ ...loggedIn }), address: url() };
}

/** Returns a function that sends a claim for somebody by request, and returns its number. */
async function sendingBy(browser: Browser, persona: string): Promise<() => Promise<string>> {
  const { context } = await askAside(browser, persona);
  return async () => sendClaim(context, await createNotas(browser));
}

if (isFullRun) {
  test('finds three engines in a full run', () => {
    const names = installedEngines().map(({ name }) => name);
    expect(names).toEqual(['Chromium', 'Firefox', 'WebKit']);
  });
}

for (const engine of installedEngines()) {
  test.describe(engine.name, () => {
    let running: RunningEngine;
    // WebKit's driver has a single session, so its journeys run one after another.
    test.describe.configure({ mode: 'serial', timeout: 180_000 });
    test.beforeAll(async () => {
      running = await engine.start();
    });
    test.afterAll(async () => running.close());

    test(
      'logs in, reads the result of a claim, pays a bill and shows the pass',
      { tag: '@main' },
      async () => {
        const who = 'Jan Bakker';
        const screen = await running.newScreen();
        await screen.resize(390, 844);
        await logIn(screen, { address: url(), persona: who });
        await expectSound(screen, 'the overview');

        await screen.open(await paidOutDeclaratie(screen));
        await isUsable(screen);
        expect(await screen.run(stepsWithBar), 'bars in their rows').toBeGreaterThan(1);
        await expectSound(screen, 'a claim with its staircase');
        await screen.run(loosenBars);
        expect(await screen.run(layoutFaults), 'bars that nothing holds').not.toEqual([]);

        const { betaalkenmerk } = await addBetaalverzoek(who);
        await screen.open(`${url()}/facturen/betaalverzoek/${betaalkenmerk}`);
        await isUsable(screen);
        await screen.click({ role: 'button', name: 'Betalen met', starts: true });
        await screen.see({ role: 'heading', name: 'Betaling bevestigen' });
        await screen.click({ role: 'button', name: 'Betalen' });
        await screen.see({ role: 'heading', name: 'Je betaling is gelukt' });
        await expectSound(screen, 'the outcome of a payment');

        await screen.open(`${url()}/zorgpas`);
        await isUsable(screen);
        await expectSound(screen, 'the pass');
      },
    );

    test('sends forms and keeps input from before hydration', async () => {
      const fresh = await engine.start('begun');
      try {
        const screen = await fresh.newScreen();
        await screen.resize(390, 844);
        const persona = early[engine.name];
        const { betaalkenmerk } = await addBetaalverzoek(persona);
        const { line } = fresh;
        await tapBeforeScript({ screen, line, address: url(), persona, betaalkenmerk });
      } finally {
        await fresh.close();
      }
    });

    test('handles the question about cookies, the offer to install and a lost network in turn', async () => {
      const screen = await running.newScreen();
      await screen.resize(390, 844);
      await logIn(screen, { address: url(), persona: 'Mila Jansen' }, 'asked');
      const { line } = running;
      await walkThroughShell({ screen, line }, url(), (name) => expectSound(screen, name));
    });

    test('finds a planted fault of every kind', async () => {
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

    const whose = isFullRun ? [{ sender: senders[engine.name][1], payer: early[engine.name] }] : [];
    for (const { sender, payer } of whose) {
      test('asks a question about a claim, and withdraws one just sent in', async ({ browser }) => {
        const screen = await running.newScreen();
        await screen.resize(390, 844);
        await logIn(screen, { address: url(), persona: sender });
        const send = await sendingBy(browser, sender);
        const who = { screen, address: url() };
        await own.askAboutDeclaratie(who, await send());
        await own.withdrawDeclaratie(who, await send());
      });

      test('changes a telephone number, copies a reference and signs out', async () => {
        const screen = await running.newScreen();
        await screen.resize(390, 844);
        await logIn(screen, { address: url(), persona: payer });
        const who = { screen, address: url() };
        const { betaalkenmerk } = await addBetaalverzoek(payer);
        await own.changePhone(who);
        await own.copyKenmerk(who, betaalkenmerk);
        await own.signOut(who);
      });
    }

    for (const [who, persona] of isFullRun ? [senders[engine.name]] : []) {
      test(`reads a bill of ${who}, shows it and sends it in`, async ({ request }) => {
        const screen = await running.newScreen();
        await screen.resize(390, 844);
        await logIn(screen, { address: url(), persona });
        await screen.open(`${url()}/declaraties/indienen`);
        await screen.see({ role: 'heading', name: 'Voeg je nota toe' });
        await isUsable(screen);
        await chooseFile(screen, await exampleBill(request, who));
        await screen.see({ role: 'heading', name: 'Klopt alles?' });
        await waitForText(screen, 'Tandartspraktijk De Linde');
        await expectSound(screen, 'what was read');
        await screen.click({ role: 'button', name: 'Declaratie indienen' });
        await screen.see({ role: 'heading', name: 'Je declaratie is ingediend' });
        await expectSound(screen, 'the confirmation');
      });
    }

    for (const width of isFullRun ? [390, 1280] : []) {
      for (const [persona, screens] of byPersona([...screensWithoutLogin, ...screensWithLogin])) {
        // Variants differ in text only, which matters when narrow.
        const shown = screens.filter(({ variant }) => !variant || width === 390);
        if (shown.length === 0) continue;
        test(`passes the checks on every screen of ${persona ?? 'nobody logged in'}, ${width} px wide`, async ({
          browser,
        }) => {
          const screen = await running.newScreen();
          await screen.resize(width, 844);
          if (persona) await logIn(screen, { address: url(), persona });
          else await openLogin(screen, url());
          const asker = await askAside(browser, persona);
          for (const { name, way } of shown) {
            await followRoute(screen, way, asker);
            await expectSound(screen, name);
          }
        });
      }
    }
  });
}
