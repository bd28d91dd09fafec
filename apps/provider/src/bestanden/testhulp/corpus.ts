import type { Bestandssoort, BevindingCode } from '../keuren/keuring.ts';
import { andere } from './corpusAndere.ts';
import { fotos } from './corpusFotos.ts';
import { heics } from './corpusHeic.ts';
import { pdfs } from './corpusPdfs.ts';

/** A file with the verdict it is to get. */
export interface Proefbestand {
  readonly naam: string;
  readonly inhoud: Buffer;
  /** Every finding; none when it is simply in order. */
  readonly bevindingen: readonly BevindingCode[];
  /** What is kept of it; null when it is refused. */
  readonly bewaard: Bestandssoort | null;
}

/** A file that is in order, apart from findings that do not stop it. */
export function goed(
  naam: string,
  bewaard: Bestandssoort,
  inhoud: Buffer,
  ...bevindingen: BevindingCode[]
): Proefbestand {
  return { naam, inhoud, bevindingen, bewaard };
}

/** A file that is refused. */
export function fout(naam: string, code: BevindingCode, inhoud: Buffer): Proefbestand {
  return { naam, inhoud, bevindingen: [code], bewaard: null };
}

/** Every file of the corpus, made anew. */
export async function maakCorpus(): Promise<readonly Proefbestand[]> {
  return [...pdfs(), ...(await fotos()), ...heics(), ...(await andere())];
}
