import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { kept } from './kept.ts';

const apps = path.resolve(import.meta.dirname, '..', '..', '..', '..');
const keeps =
  /\.setItem\(|document\.cookie =|\.setCookie\(|caches\.open\(|indexedDB|pushManager\b.*subscribe\(|<ScrollRestoration/;

/** What each file of the app has the browser keep, as the page about cookies calls it. */
const keepers: Readonly<Record<string, readonly (keyof typeof kept)[]>> = {
  'client/src/app/native/forms.ts': ['language', 'introduction'],
  'client/src/app/native/handover.ts': ['login'],
  'client/src/app/root/RootLayout.tsx': ['tab'],
  'client/src/app/shell/prompts.ts': ['aside'],
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

// The staff’s own way in is not the public’s.
const isOfTheApp = (file: string) =>
  !/\.(?:test|testing)\.tsx?$|\/(?:internal|generated|testing)\//.test(file);

test('all that the app has a browser keep stands on the page about cookies', () => {
  const files = globSync(['client/src/**/*.{ts,tsx}', 'gateway/src/**/*.ts'], { cwd: apps })
    .filter(isOfTheApp)
    .filter((file) => keeps.test(readFileSync(path.join(apps, file), 'utf8')));
  expect(files.toSorted()).toEqual(Object.keys(keepers));
  expect(new Set(Object.values(keepers).flat())).toEqual(new Set(Object.keys(kept)));
});

test('each is told with how long it is kept, or what for', () => {
  setLanguageSource(() => 'nl');
  const told = Object.values(kept).flatMap(([name, text]) => [name(), text()]);
  expect(new Set(told).size).toBe(told.length);
  expect(told).toContain('Tot je uitlogt, 15 minuten niets doet, of hoogstens twee uur.');
});
