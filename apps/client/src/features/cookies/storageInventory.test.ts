import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { storageInventory } from './storageInventory.ts';

const apps = path.resolve(import.meta.dirname, '..', '..', '..', '..');
const keeps =
  /\.setItem\(|document\.cookie =|\.setCookie\(|caches\.open\(|indexedDB|pushManager\b.*subscribe\(|<ScrollRestoration|precacheAndRoute\(/;

/** The data that each file stores in the browser, by its key on the cookies page. */
const keepers: Readonly<Record<string, readonly (keyof typeof storageInventory)[]>> = {
  'client/src/app/native/forms.ts': ['language', 'introduction'],
  'client/src/app/native/handover.ts': ['login'],
  'client/src/app/root/RootLayout.tsx': ['tab'],
  'client/src/features/prompts/prompts.ts': ['aside'],
  'client/src/features/relatie/berichten/push.ts': ['push'],
  'client/src/platform/oldBuild.ts': ['tab'],
  'client/src/platform/redirectGuard.ts': ['tab'],
  'client/src/platform/sessieStorage.ts': ['session'],
  'client/src/server/inline/inlineScripts.ts': ['ended'],
  'client/src/worker/serviceWorker.ts': ['files'],
  'client/src/worker/sharedFiles.ts': ['shared'],
  'gateway/src/native/native.routes.ts': ['session'],
  'gateway/src/posts/cookieForms.ts': ['language', 'consent', 'introduction'],
  'gateway/src/sessie/browserLogin.ts': ['login', 'session'],
};

// The cookie of the staff's login is not for the public.
const isOfTheApp = (file: string) =>
  !/\.(?:test|testing)\.tsx?$|\/(?:internal|generated|testing)\//.test(file);

test('lists all that the app stores in a browser on the cookies page', () => {
  const files = globSync(['client/src/**/*.{ts,tsx}', 'gateway/src/**/*.ts'], { cwd: apps })
    .filter(isOfTheApp)
    .filter((file) => keeps.test(readFileSync(path.join(apps, file), 'utf8')));
  expect(files.toSorted()).toEqual(Object.keys(keepers));
  expect(new Set(Object.values(keepers).flat())).toEqual(new Set(Object.keys(storageInventory)));
});

test('gives the storage time or purpose of each', () => {
  setLanguageSource(() => 'nl');
  const told = Object.values(storageInventory).flatMap(([name, text]) => [name(), text()]);
  expect(new Set(told).size).toBe(told.length);
  expect(told).toContain('Tot je uitlogt, 15 minuten niets doet, of hoogstens twee uur.');
});
