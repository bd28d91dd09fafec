import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { publish, startWorldProcess } from '@mijn/e2e/worldProcess';
import { chromium } from '@playwright/test';
import { findChromium } from '../test/chromium.ts';
import { saveContactSheets, saveDocsPictures, screensOfDocs, viewsOfDocs } from './collages.ts';
import { photographAll } from './photographAll.ts';
import { views } from './views.ts';

/**
 * `npm run screenshots`: starts a world and saves a picture of every screen at every width, in both brands,
 * light and dark, under var/screenshots, with a contact sheet per width, brand and scheme. Words after `--`
 * select screens by name; `--docs` makes only those of the README and docs/screens.md, and renews them there.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const folder = path.join(root, 'var', 'screenshots');
const words = process.argv.slice(2);
const forDocs = words.includes('--docs');
const wanted = forDocs ? [...screensOfDocs, 'submit'] : words;

const executablePath = await findChromium();
if (!executablePath) process.exit(1);
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const { addresses, stop } = await startWorldProcess();
publish(addresses);
const launch = { executablePath, args: ['--no-sandbox', '--disable-gpu'] };
const browsers = { touch: await chromium.launch(launch), mouse: await chromium.launch(launch) };
try {
  const taken = forDocs ? viewsOfDocs : views;
  const assignment = { browsers, addresses, folder, views: taken, wanted };
  const { pictures, failed } = await photographAll(assignment);
  for (const line of failed) console.log(line);
  console.log(`${pictures} pictures in ${path.relative(root, folder)}`);
  if (failed.length > 0) process.exitCode = 1;
  await saveContactSheets(browsers.mouse, folder);
  if (forDocs) await saveDocsPictures(browsers.mouse, folder, path.join(root, 'docs'));
} finally {
  await browsers.touch.close();
  await browsers.mouse.close();
  await stop();
}
