import { createRandom } from '@mijn/domain/random.testing';
import type { FileKind, FindingCode } from '../inspect/inspection.ts';
import { activePdfs } from './corpusActive.ts';
import { truncatedSamples } from './corpusAfgekapt.ts';
import { other } from './corpusOther.ts';
import { images } from './corpusImages.ts';
import { bombs } from './corpusBombs.ts';
import { photos } from './corpusPhotos.ts';
import { heics } from './corpusHeic.ts';
import { namedFiles } from './corpusNames.ts';
import { pdfkits } from './corpusPdfkit.ts';
import { pdfs } from './corpusPdfs.ts';
import { polyglots } from './corpusPolyglot.ts';
import { kinds } from './corpusKinds.ts';

type Content = Buffer | (() => Buffer | Promise<Buffer>);

/** A file with the verdict it is to get. */
export interface SampleFile {
  readonly naam: string;
  /** Its bytes; large ones are made only when they are asked for. */
  readonly content: Content;
  /** Every finding; none when it is simply in order. */
  readonly findings: readonly FindingCode[];
  /** What is kept of it; null when it is refused. */
  readonly bewaard: FileKind | null;
  /** Its verdict is given while it arrives: the inspection itself knows nothing of it. */
  readonly onlySent?: boolean;
}

/** A file that is in order, apart from findings that do not stop it. */
export function good(
  naam: string,
  bewaard: FileKind,
  content: Content,
  ...findings: FindingCode[]
): SampleFile {
  return { naam, content, findings, bewaard };
}

/** A file that is refused. */
export function error(naam: string, code: FindingCode, content: Content): SampleFile {
  return { naam, content, findings: [code], bewaard: null };
}

/** The bytes of a file of the corpus. */
export async function contentOf({ content }: Pick<SampleFile, 'content'>): Promise<Buffer> {
  return typeof content === 'function' ? content() : content;
}

/** Every file of the corpus, made anew. */
export async function createCorpus(): Promise<readonly SampleFile[]> {
  return [
    ...pdfs(),
    ...(await photos()),
    ...heics(),
    ...(await other()),
    ...(await pdfkits()),
    ...activePdfs(),
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
