import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installedChromium, quickChromium } from './chromium.ts';
import { createPrivateFolder } from './test/appProcess.testing.ts';

let folder = createPrivateFolder();

beforeEach(() => {
  folder = createPrivateFolder();
  vi.stubEnv('PATH', folder.dir);
  vi.stubEnv('MIJN_CHROMIUM', undefined);
  vi.stubEnv('E2E_FULL', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  folder.remove();
});

function install(name: string): string {
  const program = path.join(folder.dir, name);
  writeFileSync(program, '', { mode: 0o700 });
  return program;
}

test('uses the headless shell by default if there is one', () => {
  const whole = install('chromium');
  expect(quickChromium()).toBe(whole);
  const shell = install('chromium-headless-shell');
  expect([quickChromium(), installedChromium()]).toEqual([shell, whole]);
});

test('uses the whole browser for full runs and for MIJN_CHROMIUM', () => {
  const [whole] = [install('chromium'), install('chromium-headless-shell')];
  vi.stubEnv('E2E_FULL', '1');
  expect(quickChromium()).toBe(whole);
  vi.stubEnv('E2E_FULL', undefined);
  vi.stubEnv('MIJN_CHROMIUM', '/elsewhere/chrome');
  expect([quickChromium(), installedChromium()]).toEqual(Array(2).fill('/elsewhere/chrome'));
});
