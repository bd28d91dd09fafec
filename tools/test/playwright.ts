import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium.ts';
import { runNode } from './run.ts';
import type { Step } from './steps.ts';
import { honest, single, type Tally } from './tally.ts';

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** The journeys in a real Chromium, counted one by one. */
export const playwrightStep: Step = {
  name: 'end-to-end tests',
  run: async () => {
    const chromium = await findChromium();
    if (!chromium) return single(false);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'mijn-playwright-'));
    const file = path.join(folder, 'report.json');
    const args = ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json'];
    const env = { MIJN_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const code = await runNode('node_modules/@playwright/test/cli.js', args, { env });
    const tally = honest(readReport(file), code);
    rmSync(folder, { recursive: true, force: true });
    return tally;
  },
};

function readReport(file: string): Tally {
  try {
    const { stats }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
    // A test that fails first and passes later is not to be trusted.
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
