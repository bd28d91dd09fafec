import { fileRules } from '@mijn/domain/constants';
import { createLogLimit } from '@mijn/domain/logLimit';
import type { FastifyBaseLogger } from 'fastify';
import path from 'node:path';
import { createInspector, type Inspector } from './inspect/inspector.ts';
import { createFolderStorage, type FileStorage } from './storage.ts';
import type { S3Config } from './s3Config.ts';
import { createReader, type Reader } from '../reading/reader.ts';
import { type BillReading, createBillReading } from '../reading/billReading.ts';
import { createTurns, type Turns } from './turns.ts';
import { createVirusScanner, type ScannerAddress, type VirusScanner } from './virusScanner.ts';

/** Storage, inspection and reading of files. */
export interface FileService {
  readonly storage: FileStorage;
  readonly inspector: Inspector;
  /** Order in which files are inspected. */
  readonly turns: Turns;
  /** Reads bills of claims that are not sent in yet. */
  readonly reader: Reader;
  /** Reads bills within `readingPatience`. */
  readonly billReading: BillReading;
  /** Order in which pages are read: one at a time, since reading occupies a whole processor. */
  readonly readingTurns: Turns;
  /** Maximum time that a caller waits for bills, in milliseconds. */
  readonly readingPatience: number;
  /** Undefined when none is configured. */
  readonly virusScanner: VirusScanner | undefined;
  /** Logs that the scanner's size limit is below ours. */
  readonly reportScanLimit: () => void;
  /** Starts the inspection and reading processes, so that the first file does not wait for them. */
  readonly warm: () => void;
  readonly close: () => Promise<void>;
}

/** Configuration of storage, virus scanner and reading. */
export interface FileConfig {
  /** Folder for files; with `s3` only for uploads in progress. */
  readonly filesFolder: string;
  readonly s3?: S3Config | undefined;
  readonly virusScanner?: ScannerAddress | undefined;
  /** Time limits of reading; by default those of ADR 0055. */
  readonly reading?: ReadingTimes | undefined;
  readonly log: FastifyBaseLogger;
}

/** Time limits of reading bills, in milliseconds. */
export interface ReadingTimes {
  /** Maximum per page, however busy the machine is. */
  readonly pageMs: number;
  /** Maximum per request, below the gateway's timeout. The person fills in the rest. */
  readonly patienceMs: number;
}

const readingTimes: ReadingTimes = { pageMs: 30_000, patienceMs: 10_000 };

/** Limits the error to once an hour, since it recurs until the scanner's settings are changed. */
function createScanLimitReport(log: FastifyBaseLogger): () => void {
  const tellRest = (files: number): void => {
    log.error({ files }, 'more files were larger than the virus scanner takes');
  };
  const mayTell = createLogLimit({ most: 1, windowMs: 60 * 60_000, tellRest });
  return () => {
    if (!mayTell()) return;
    const bytes = fileRules.maximumBytes;
    log.error({ bytes }, 'the virus scanner takes no file this large: raise its StreamMaxLength');
  };
}

async function createStorage(s3: S3Config | undefined, folder: string): Promise<FileStorage> {
  if (!s3) return createFolderStorage(folder);
  // Loading the SDK takes a second, so load it only when a bucket is used.
  const { createS3Storage } = await import('./s3Storage.ts');
  return createS3Storage(s3, path.join(folder, 'underWay'));
}

/** Parts that tests replace by their own. */
export interface TestFileParts {
  readonly testReader?: Reader;
  readonly testInspector?: Inspector;
}

/** Opens the storage and creates the processes that inspect and read. */
export async function createFileService(
  config: FileConfig,
  { testReader, testInspector }: TestFileParts = {},
): Promise<FileService> {
  const folder = path.resolve(config.filesFolder);
  const storage = await createStorage(config.s3, folder);
  const inspector = testInspector ?? createInspector(storage.workFolder);
  const virusScanner = config.virusScanner && createVirusScanner(config.virusScanner);
  const { pageMs, patienceMs } = config.reading ?? readingTimes;
  const reader = testReader ?? createReader(storage, { wallMs: pageMs });
  const readingTurns = createTurns({ together: 1 });
  return {
    storage,
    inspector,
    turns: createTurns(),
    reader,
    readingTurns,
    billReading: createBillReading(reader, readingTurns),
    readingPatience: patienceMs,
    virusScanner,
    reportScanLimit: createScanLimitReport(config.log),
    warm: () => {
      inspector.warm();
      reader.warm();
    },
    close: async () => {
      await Promise.all([inspector.close(), reader.close()]);
    },
  };
}
