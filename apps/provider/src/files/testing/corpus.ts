import { createRandom } from '@mijn/domain/random.testing';
import { activePdfs } from './corpusActive.ts';
import { truncatedSamples } from './corpusTruncated.ts';
import { other } from './corpusOther.ts';
import { images } from './corpusImages.ts';
import { bombs } from './corpusBombs.ts';
import { photos } from './corpusPhotos.ts';
import { heics } from './corpusHeic.ts';
import { namedFiles } from './corpusNames.ts';
import { mutatedPdfs } from './corpusMutated.ts';
import { pdfkits } from './corpusPdfkit.ts';
import { pdfs } from './corpusPdfs.ts';
import { polyglots } from './corpusPolyglot.ts';
import { kinds } from './corpusKinds.ts';
import type { SampleFile } from './sampleFile.ts';

/** Every file of the corpus, made anew. */
export async function createCorpus(): Promise<readonly SampleFile[]> {
  return [
    ...pdfs(),
    ...(await photos()),
    ...heics(),
    ...(await other()),
    ...(await pdfkits()),
    ...activePdfs(),
    ...mutatedPdfs(),
    ...(await truncatedSamples()),
    ...(await polyglots()),
    ...kinds(),
    ...(await images()),
    ...(await bombs()),
    ...namedFiles(),
  ];
}

/**
 * The files that a run takes: all of them in `npm run prove` (CORPUS_FULL), else `count` drawn with a
 * fixed seed (CORPUS_SEED), spread over the whole.
 */
export function sample(corpus: readonly SampleFile[], count: number): readonly SampleFile[] {
  if (process.env['CORPUS_FULL'] === '1') return corpus;
  const { roll } = createRandom(Number(process.env['CORPUS_SEED'] ?? 20_261_121));
  const step = corpus.length / count;
  return Array.from(
    { length: count },
    (_, i) => corpus[Math.min(corpus.length - 1, Math.floor((i + roll()) * step))],
  ).filter((file) => file !== undefined);
}
