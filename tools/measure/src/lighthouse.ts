import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromiumArguments } from '@mijn/dev-env/chromium';
import { freePort } from '@mijn/dev-env/postgres/freePort';
import { logIn } from '@mijn/e2e/support/login';
import { screensWithLogin, screensWithoutLogin } from '@mijn/e2e/support/screens';
import { chromium } from '@playwright/test';
import { findChromium } from '../../test/chromium.ts';
import { type Row, takeRows } from './table.ts';

const goals = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
const names = Object.keys(goals);

/**
 * Runs Lighthouse's command on an address in the browser at this port.
 * @returns the scores, 0 to 100
 */
async function judge(tool: string, address: string, port: number): Promise<number[]> {
  const flags = [`--port=${port}`, '--disable-storage-reset', '--output=json', '--quiet'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [tool, address, ...flags, `--only-categories=${names.join(',')}`],
    { timeout: 180_000, maxBuffer: 2 ** 28 },
  );
  const report = JSON.parse(stdout);
  // A problem of Lighthouse with the browser, not of the page.
  if (report.runtimeError) throw new Error(report.runtimeError.code);
  return names.map((name) => Math.round(report.categories[name].score * 100));
}

/**
 * Runs Lighthouse in mobile mode on every screen of the journeys that returns 200, or those with one of
 * these words in their name.
 */
export async function measureLighthouse(url: string, folder: string, words: readonly string[]) {
  const audit = path.join(import.meta.dirname, '../../audit');
  const tool = path.join(audit, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(tool)) execFileSync('npm', ['ci'], { cwd: audit, stdio: 'inherit' });
  const port = await freePort();
  const executablePath = await findChromium();
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath && { executablePath }),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
    locale: 'nl-NL',
  });
  const rows: Row[] = [];
  try {
    for (const { name, persona, status, variant, show } of [
      ...screensWithoutLogin,
      ...screensWithLogin,
    ]) {
      if (status || variant || (words.length > 0 && !words.some((word) => name.includes(word))))
        continue;
      const judged = await takeRows(name, async () => {
        const browser = context.browser();
        await context.clearCookies();
        if (persona.ZZ && browser)
          await context.addCookies((await logIn(browser, url, persona.ZZ)).cookies);
        const [page = await context.newPage()] = context.pages();
        await show({ page, address: url });
        const scores = await judge(tool, page.url(), port);
        return Object.entries(goals).map(([what, atLeast], i) => ({
          what: `${name}, ${what}`,
          ours: scores[i] ?? 0,
          unit: '',
          goal: { atLeast },
        }));
      });
      rows.push(...judged);
    }
    return rows;
  } finally {
    await context.close();
  }
}
