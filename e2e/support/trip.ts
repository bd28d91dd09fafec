import { holdConcept } from '@mijn/dev-env/journeys/testConcept';
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
  /** Whose address is visited. */
  readonly merk: Brand;
  /** Name of the persona who is logged in when the journey starts; nobody when left out. */
  readonly persona: string | undefined;
  /** Whether the question about cookies was answered before: it is, unless a journey is about it. */
  readonly cookiesAnswered: boolean;
  /** Who sends in a bill in this journey: who is logged in, when left out. */
  readonly submitter: string | undefined;
  /** A photo and a PDF of a bill. Who has them has their submitter's draft to themselves until the journey ends. */
  readonly notas: Notas;
  /** Hears what the browser says behind the screen; the journey fails on anything unexpected. */
  readonly listener: ConsoleListener;
}

interface Shared {
  /** One login per person and worker while it is fresh, for journeys that are not about logging in. */
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

/** A journey: Playwright's test with a brand, a person who is logged in, and a guard on the console. */
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
      // What a page still keeps, it keeps before the next journey begins.
      await saves.end();
      await context.close();
      if (release) await release();
    },
    // Another journey of the same person may have to end first.
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
