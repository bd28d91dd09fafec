import path from 'node:path';
import { maakKeurmeester, type Keurmeester } from './keuren/keurmeester.ts';
import { maakMapOpslag, type Bestandsopslag } from './opslag.ts';

/** Everything that deals with files: where they are kept and who inspects them. */
export interface Bestandsdienst {
  readonly opslag: Bestandsopslag;
  readonly keurmeester: Keurmeester;
  readonly close: () => Promise<void>;
}

/** Opens the folder for files and an inspector for what comes in. */
export async function maakBestandsdienst(map: string): Promise<Bestandsdienst> {
  const opslag = await maakMapOpslag(path.resolve(map));
  const keurmeester = maakKeurmeester(opslag.werkmap);
  return { opslag, keurmeester, close: keurmeester.close };
}
