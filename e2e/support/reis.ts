import type { Merk } from '@mijn/domain/merken';
import { test as basis, expect } from '@playwright/test';
import { adresVan } from './adressen.ts';
import { type Ingelogd, logIn } from './inloggen.ts';
import { maakNotas, type Notas } from './notas.ts';
import { Wacht } from './wacht.ts';

export { expect };

type Inloggen = (merk: Merk, persona: string) => Promise<Ingelogd>;

interface Reis {
  /** Whose address is visited. */
  readonly merk: Merk;
  /** Name of the persona who is logged in when the journey starts; nobody when left out. */
  readonly persona: string | undefined;
  /** Hears what the browser says behind the screen; the journey fails on anything unexpected. */
  readonly wacht: Wacht;
}

interface Gedeeld {
  /** One login per person and worker, for journeys that are not about logging in. */
  readonly inloggen: Inloggen;
  /** A photo and a PDF of a bill. */
  readonly notas: Notas;
}

/** A journey: Playwright's test with a brand, a person who is logged in, and a guard on the console. */
export const test = basis.extend<Reis, Gedeeld>({
  merk: ['ZZ', { option: true }],
  persona: [undefined, { option: true }],

  inloggen: [
    async ({ browser }, use) => {
      const bekend = new Map<string, Promise<Ingelogd>>();
      await use((merk, persona) => {
        const sleutel = `${merk} ${persona}`;
        const staat = bekend.get(sleutel) ?? logIn(browser, adresVan(merk), persona);
        bekend.set(sleutel, staat);
        return staat;
      });
    },
    { scope: 'worker' },
  ],

  notas: [async ({ browser }, use) => use(await maakNotas(browser)), { scope: 'worker' }],

  baseURL: async ({ merk }, use) => use(adresVan(merk)),

  storageState: async ({ merk, persona, inloggen }, use) =>
    use(persona ? await inloggen(merk, persona) : undefined),

  wacht: [
    async ({ context }, use) => {
      const wacht = new Wacht();
      wacht.luisterNaar(context);
      await use(wacht);
      expect(wacht.onverwacht(), 'what the browser said behind the screen').toEqual([]);
    },
    { auto: true },
  ],
});
