import path from 'node:path';
import { maakKeurmeester, type Keurmeester } from './keuren/keurmeester.ts';
import { maakMapOpslag, type Bestandsopslag } from './opslag.ts';
import { maakS3Opslag, type S3Config } from './s3Opslag.ts';
import { maakVirusscanner, type ScannerAdres, type Virusscanner } from './virusscanner.ts';

/** Everything that deals with files: where they are kept and who inspects them. */
export interface Bestandsdienst {
  readonly opslag: Bestandsopslag;
  readonly keurmeester: Keurmeester;
  /** Undefined: none is configured. */
  readonly virusscanner: Virusscanner | undefined;
  readonly close: () => Promise<void>;
}

/** Where files are kept, and who looks for viruses in them. */
export interface BestandsConfig {
  /** Folder for files; with `s3` only for those on their way. */
  readonly bestandenMap: string;
  readonly s3?: S3Config | undefined;
  readonly virusscanner?: ScannerAdres | undefined;
}

/** Opens the folder or the bucket for files, and an inspector for what comes in. */
export async function maakBestandsdienst(config: BestandsConfig): Promise<Bestandsdienst> {
  const map = path.resolve(config.bestandenMap);
  const opslag = config.s3
    ? await maakS3Opslag(config.s3, path.join(map, 'onderweg'))
    : await maakMapOpslag(map);
  const keurmeester = maakKeurmeester(opslag.werkmap);
  const virusscanner = config.virusscanner && maakVirusscanner(config.virusscanner);
  return { opslag, keurmeester, virusscanner, close: keurmeester.close };
}
