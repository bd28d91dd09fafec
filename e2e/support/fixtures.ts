import { holdConcept } from '@mijn/dev-env/journeys/testData';
import type { Brand } from '@mijn/domain/brands';
import { cookieNames } from '@mijn/domain/constants';
import { test as base, expect } from '@playwright/test';
import { addressOf, databaseAddress } from './addresses.ts';
import { keepLogins, type Login } from './keepLogins.ts';
import { type LoggedInState, logIn } from './login.ts';
import { createNotas, type Notas } from './notas.ts';
import { OpenSaves } from './openSaves.ts';
import { ConsoleListener } from './consoleListener.ts';

export { expect };

interface Journey {
  readonly merk: Brand;
  /** Name of the persona who is logged in initially; nobody if absent. */
  readonly persona: string | undefined;
  /** Whether the question about cookies was answered; by default it was. */
  readonly cookiesAnswered: boolean;
  /** The persona who sends in a bill; by default the logged-in one. */
  readonly submitter: string | undefined;
  /** A photo and a PDF of a bill. Using them locks the submitter's draft until the journey ends. */
  readonly notas: Notas;
  /** Collects the browser's messages; unexpected ones fail the journey. */
  readonly listener: ConsoleListener;
}

interface Shared {
  /** Reuses a fresh login per person and worker, for journeys that are not about logging in. */
  readonly login: Login;
  readonly madeNotas: Notas;
}

function answeredAt(address: string): LoggedInState['cookies'][number] {
  return {
    name: cookieNames.consent,
    value: 'true',
    domain: new URL(address).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax',
  };
}

/** Playwright's test with a brand, a logged-in person and a console listener. */
export const test = base.extend<Journey, Shared>({
  merk: ['ZZ', { option: true }],
  persona: [undefined, { option: true }],

  login: [
    async ({ browser }, use) => {
      await use(keepLogins((brand, persona) => logIn(browser, addressOf(brand), persona)));
    },
    { scope: 'worker' },
  ],

  madeNotas: [async ({ browser }, use) => use(await createNotas(browser)), { scope: 'worker' }],

  submitter: [undefined, { option: true }],

  notas: [
    async ({ context, madeNotas, persona, submitter }, use) => {
      const who = submitter ?? persona;
      const release = who && (await holdConcept(databaseAddress(), who));
      const saves = new OpenSaves(context);
      await use(madeNotas);
      // Waits for drafts being saved before the next journey starts.
      await saves.end();
      await context.close();
      if (release) await release();
    },
    // May wait for another journey of the same person.
    { timeout: 180_000 },
  ],

  baseURL: async ({ merk }, use) => use(addressOf(merk)),

  cookiesAnswered: [true, { option: true }],

  storageState: async ({ merk, persona, login, cookiesAnswered }, use) => {
    const state = persona ? await login(merk, persona) : { cookies: [], origins: [] };
    const answer = cookiesAnswered ? [answeredAt(addressOf(merk))] : [];
    await use({ ...state, cookies: [...state.cookies, ...answer] });
  },

  listener: [
    async ({ context }, use) => {
      const listener = new ConsoleListener();
      listener.listenTo(context);
      await use(listener);
      expect(listener.unexpected(), 'what the browser said behind the screen').toEqual([]);
    },
    { auto: true },
  ],
});
