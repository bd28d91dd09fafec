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

/** Everything that deals with files: where they are kept and who inspects them. */
export interface FileService {
  readonly storage: FileStorage;
  readonly inspector: Inspector;
  /** Whose file is looked at next. */
  readonly turns: Turns;
  /** Reads bills that wait to be sent in. */
  readonly reader: Reader;
  /** Reads them for callers who do not wait long. */
  readonly billReading: BillReading;
  /** Whose page is read next: one at a time, since reading takes a processor for itself. */
  readonly readingTurns: Turns;
  /** How long whoever asks for bills waits, milliseconds. */
  readonly readingPatience: number;
  /** Undefined: none is configured. */
  readonly virusScanner: VirusScanner | undefined;
  /** Tells the log that the scanner's settings keep it from a file that we would take. */
  readonly reportScanLimit: () => void;
  /** Starts the processes that look at files now, so that the first file does not wait for them. */
  readonly warm: () => void;
  readonly close: () => Promise<void>;
}

/** Where files are kept, and who looks for viruses in them. */
export interface FileConfig {
  /** Folder for files; with `s3` only for those on their way. */
  readonly filesFolder: string;
  readonly s3?: S3Config | undefined;
  readonly virusScanner?: ScannerAddress | undefined;
  /** How long reading may take; left out, as ADR 0055 says. */
  readonly reading?: ReadingTimes | undefined;
  readonly log: FastifyBaseLogger;
}

/** How long reading bills may take, milliseconds. */
export interface ReadingTimes {
  /** One page, however busy the machine is. */
  readonly pageMs: number;
  /** All that is asked at once, before the gateway waits no longer; the rest is left to the person. */
  readonly patienceMs: number;
}

const readingTimes: ReadingTimes = { pageMs: 30_000, patienceMs: 10_000 };

/** Tells it once an hour: it is so until somebody changes the scanner's settings. */
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
  // Loading the SDK takes a second: only where a bucket is used.
  const { createS3Storage } = await import('./s3Storage.ts');
  return createS3Storage(s3, path.join(folder, 'underWay'));
}

/**
 * Opens the folder or the bucket for files, and an inspector for what comes in.
 * @param testReader for tests: reads bills in place of our own reader
 */
export async function createFileService(
  config: FileConfig,
  testReader?: Reader,
): Promise<FileService> {
  const folder = path.resolve(config.filesFolder);
  const storage = await createStorage(config.s3, folder);
  const inspector = createInspector(storage.workFolder);
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
