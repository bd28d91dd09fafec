import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { hasDebianProgram } from '../testing/debian.testing.ts';
import { makePdfs } from '../testing/programs/makePdfs.testing.ts';
import { inspectPdf } from './inspectPdf.ts';

// Poppler and Ghostscript check the files that our comparison, by pdf.js, accepted.
const run = promisify(execFile);
const folder = await createTestFolder('programs');
const perProgram = 20;
/** Darkness of a pixel, of 255, that counts as ink, and the fraction of such pixels that may be missing. */
const ink = 96;
const tolerated = 0.02;

/** Returns the words that Poppler finds, sorted. */
async function wordsOf(file: string): Promise<string[]> {
  const { stdout } = await run('pdftotext', ['-raw', file, '-'], { maxBuffer: 2 ** 26 });
  return stdout.split(/\s+/).filter(Boolean).toSorted();
}

/** Returns the darkness of every pixel of every page, rendered by Ghostscript. */
async function inkOf(file: string): Promise<Buffer[]> {
  const pages = path.join(folder, 'page-%d.png');
  const { stdout } = await run('gs', [
    '-q',
    '-dBATCH',
    '-dNOPAUSE',
    '-dSAFER',
    '-sDEVICE=pnggray',
    '-r40',
    '-dGraphicsAlphaBits=4',
    '-dTextAlphaBits=4',
    `-sOutputFile=${pages}`,
    file,
  ]);
  if (/error/i.test(stdout)) throw new Error(stdout.slice(0, 200));
  const { stdout: information } = await run('pdfinfo', [file]);
  const count = Number(/Pages:\s+(\d+)/.exec(information)?.[1]);
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const page = path.join(folder, `page-${index + 1}.png`);
      // Slightly blurred, because a picture of a page is half a pixel off.
      return sharp(page).negate({ alpha: false }).blur(1).greyscale().raw().toBuffer();
    }),
  );
}

/** Returns the fraction of a page's ink that is missing in the copy: 0 to 1. */
function lostInk(before: Buffer, after: Buffer): number {
  let [dark, lost] = [0, 0];
  for (const [index, value] of before.entries()) {
    if (value < ink) continue;
    dark += 1;
    if ((after[index] ?? 0) < value / 3) lost += 1;
  }
  return dark === 0 ? 0 : lost / dark;
}

async function findLoss(original: string, copy: string): Promise<string | undefined> {
  const [words, kept] = [await wordsOf(original), await wordsOf(copy)];
  if (words.join(' ') !== kept.join(' ')) return 'words';
  const [before, after] = [await inkOf(original), await inkOf(copy)];
  if (before.length !== after.length) return 'pages';
  const isLost = before.some((page, index) => lostInk(page, after[index] ?? page) > tolerated);
  return isLost ? 'ink' : undefined;
}

async function countPicturePages(copy: string): Promise<number> {
  const text = (await readFile(copy)).toString('latin1');
  return text.matchAll(/\/Picture \d+ 0 R/g).toArray().length;
}

it('keeps everything of the PDFs of 16 programs', async () => {
  for (const [program, name] of [
    ['/usr/bin/pdftotext', 'poppler-utils'],
    ['/usr/bin/gs', 'ghostscript'],
  ] as const) {
    expect([name, await hasDebianProgram(program, name)]).toEqual([name, true]);
  }
  const made = await makePdfs(folder, perProgram);
  const target = path.join(folder, 'copy.pdf');
  const refused: string[] = [];
  const lost: string[] = [];
  let [pages, pictures] = [0, 0];
  for (const { name, file } of made) {
    await rm(target, { force: true });
    const findings = await inspectPdf(await readFile(file), target);
    if (findings.length > 0) {
      refused.push(`${name}: ${findings.map(({ code }) => code).join(', ')}`);
      continue;
    }
    const loss = await findLoss(file, target);
    if (loss !== undefined) lost.push(`${name}: ${loss}`);
    const { stdout } = await run('pdfinfo', [target]);
    pages += Number(/Pages:\s+(\d+)/.exec(stdout)?.[1]);
    pictures += await countPicturePages(target);
  }
  process.stdout.write(
    `Of ${made.length} PDFs: ${lost.length} lost something, ${refused.length} were refused; ${pictures} of ${pages} pages became pictures\n`,
  );
  expect(made.length).toBeGreaterThanOrEqual(300);
  expect({ lost, refused }).toEqual({ lost: [], refused: [] });
  expect(pictures / pages).toBeLessThanOrEqual(0.02);
}, 3_600_000);
