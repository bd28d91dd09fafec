import { createRandom } from '@mijn/domain/random.testing';
import { activePdfs } from './corpusActive.testing.ts';
import { truncatedSamples } from './corpusTruncated.testing.ts';
import { other } from './corpusOther.testing.ts';
import { images } from './corpusImages.testing.ts';
import { bombs } from './corpusBombs.testing.ts';
import { photos } from './corpusPhotos.testing.ts';
import { heics } from './corpusHeic.testing.ts';
import { namedFiles } from './corpusNames.testing.ts';
import { mutatedPdfs } from './corpusMutated.testing.ts';
import { pdfkits } from './corpusPdfkit.testing.ts';
import { pdfs } from './corpusPdfs.testing.ts';
import { latePictures, polyglotPdfs, polyglotPictures } from './corpusPolyglot.testing.ts';
import { kinds } from './corpusKinds.testing.ts';
import type { SampleFile } from './sampleFile.testing.ts';

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
    ...(await polyglotPictures()),
    ...(await latePictures()),
    ...polyglotPdfs(),
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
