import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { LogLevel } from '@mijn/metrics/logLevels';
import { type Logger, pino } from 'pino';
import { RotatingFile } from './rotatingFile.ts';

/** The log of this copy: a file in its folder, so that the terminal stays for people. */
export type Log = { log: Logger; file: string; close: () => Promise<void> };

/** A week of busy use stays; a flood takes no more room than this. */
const room = { maxBytes: 20_000_000, files: 5 };

/** Opens `mijn.log` in `varDir`, for lines from `level` on. */
export function openLog(varDir: string, level: LogLevel): Log {
  mkdirSync(varDir, { recursive: true, mode: 0o700 });
  const file = path.join(varDir, 'mijn.log');
  const stream = new RotatingFile(file, room);
  const log = pino({ level }, stream);
  return { log, file, close: () => stream.close() };
}
