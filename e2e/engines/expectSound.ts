import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { EngineScreen } from './engineScreen.ts';
import { brokenWords } from './brokenWords.ts';
import { layoutFaults } from './layoutFaults.ts';

const ofPlaywright = createRequire(import.meta.resolve('@axe-core/playwright'));
const axe = readFileSync(ofPlaywright.resolve('axe-core/axe.min.js'), 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns the findings of axe, as an expression for the page. */
const barriers = `axe.run(document, { runOnly: ${JSON.stringify(rules)} }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`;

/** Asserts that a screen has no layout faults and axe no findings. */
export async function expectSound(screen: EngineScreen, name: string): Promise<void> {
  expect.soft(await screen.run(layoutFaults), `layout of ${name}`).toEqual([]);
  expect.soft(await screen.run(brokenWords), `broken words on ${name}`).toEqual([]);
  await screen.load(axe);
  expect.soft(await screen.run(barriers), `axe on ${name}`).toEqual([]);
}

/** Waits for a text on the page. */
export async function waitForText(screen: EngineScreen, words: string): Promise<void> {
  const said = `Boolean(document.querySelector('main')?.innerText.includes(${JSON.stringify(words)}))`;
  await expect.poll(() => screen.run(said), { message: words, timeout: 40_000 }).toBe(true);
}
