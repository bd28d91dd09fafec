import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { Grey } from './grey.ts';
import type { PageWord } from './page.ts';

const require = createRequire(import.meta.url);

/** The most exact Dutch model, from its package; it reads German and English bills as well. */
const model = path.join(
  path.dirname(require.resolve('@tesseract.js-data/nld/package.json')),
  '4.0.0_best_int',
);

let worker: Promise<Worker> | undefined;

async function start(): Promise<Worker> {
  const options = { langPath: model, cacheMethod: 'none', gzip: true };
  const started = await createWorker('nld', OEM.LSTM_ONLY, options);
  await started.setParameters({
    tessedit_pageseg_mode: PSM.SPARSE_TEXT,
    user_defined_dpi: '200',
  });
  return started;
}

/** Returns whether a word is certain enough: edges, stains and table lines look like a few uncertain letters. */
function isSeen({ text, confidence }: { text: string; confidence: number }): boolean {
  const size = text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  if (size > 2) return true;
  if (size === 2) return confidence >= 20;
  return confidence >= (/\p{L}/u.test(text) ? 60 : 30);
}

/** Loads the text recognition, which takes a second of processor time. */
export async function loadModel(): Promise<void> {
  worker ??= start();
  await worker;
}

/** Reads the words of an upright picture, with their positions as fractions of it. */
export async function readWords({ pixels, width, height }: Grey): Promise<PageWord[]> {
  worker ??= start();
  const ready = await worker;
  const picture = Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
  const { data } = await ready.recognize(picture, {}, { blocks: true, text: false });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines: all }) => all),
  );
  return lines
    .flatMap(({ words }) => words)
    .filter(isSeen)
    .map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
      text: text.trim(),
      left: x0 / width,
      top: y0 / height,
      width: (x1 - x0) / width,
      height: (y1 - y0) / height,
      certainty: confidence,
    }));
}
