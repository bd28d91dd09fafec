import type { Bestandssoort, BevindingCode } from '../keuren/keuring.ts';
import { actievePdfs } from './corpusActief.ts';
import { afgekapte } from './corpusAfgekapt.ts';
import { andere } from './corpusAndere.ts';
import { beelden } from './corpusBeelden.ts';
import { bommen } from './corpusBommen.ts';
import { fotos } from './corpusFotos.ts';
import { heics } from './corpusHeic.ts';
import { genaamden } from './corpusNamen.ts';
import { pdfkits } from './corpusPdfkit.ts';
import { pdfs } from './corpusPdfs.ts';
import { polyglotten } from './corpusPolyglot.ts';
import { soorten } from './corpusSoorten.ts';

type Inhoud = Buffer | (() => Buffer | Promise<Buffer>);

/** A file with the verdict it is to get. */
export interface Proefbestand {
  readonly naam: string;
  /** Its bytes; large ones are made only when they are asked for. */
  readonly inhoud: Inhoud;
  /** Every finding; none when it is simply in order. */
  readonly bevindingen: readonly BevindingCode[];
  /** What is kept of it; null when it is refused. */
  readonly bewaard: Bestandssoort | null;
  /** Its verdict is given while it arrives: the inspection itself knows nothing of it. */
  readonly alleenVerzonden?: boolean;
}

/** A file that is in order, apart from findings that do not stop it. */
export function goed(
  naam: string,
  bewaard: Bestandssoort,
  inhoud: Inhoud,
  ...bevindingen: BevindingCode[]
): Proefbestand {
  return { naam, inhoud, bevindingen, bewaard };
}

/** A file that is refused. */
export function fout(naam: string, code: BevindingCode, inhoud: Inhoud): Proefbestand {
  return { naam, inhoud, bevindingen: [code], bewaard: null };
}

/** The bytes of a file of the corpus. */
export async function inhoudVan({ inhoud }: Pick<Proefbestand, 'inhoud'>): Promise<Buffer> {
  return typeof inhoud === 'function' ? inhoud() : inhoud;
}

/** Every file of the corpus, made anew. */
export async function maakCorpus(): Promise<readonly Proefbestand[]> {
  return [
    ...pdfs(),
    ...(await fotos()),
    ...heics(),
    ...(await andere()),
    ...(await pdfkits()),
    ...actievePdfs(),
    ...(await afgekapte()),
    ...(await polyglotten()),
    ...soorten(),
    ...(await beelden()),
    ...(await bommen()),
    ...genaamden(),
  ];
}

/**
 * The files that a run takes: all of them in `npm run prove` (CORPUS_HEEL), else `aantal` drawn with a
 * fixed seed (CORPUS_ZAAD), spread over the whole.
 */
export function steekproef(
  corpus: readonly Proefbestand[],
  aantal: number,
): readonly Proefbestand[] {
  if (process.env['CORPUS_HEEL'] === '1') return corpus;
  const zaad = Number(process.env['CORPUS_ZAAD'] ?? 20_261_121);
  const stap = corpus.length / aantal;
  return Array.from({ length: aantal }, (_, i) => {
    const toeval = Math.abs(Math.sin(zaad + i)) % 1;
    return corpus[Math.min(corpus.length - 1, Math.floor((i + toeval) * stap))];
  }).filter((bestand) => bestand !== undefined);
}
