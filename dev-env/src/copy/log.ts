import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { LogLevel } from '@mijn/metrics/logLevels';
import { type Logger, pino } from 'pino';
import { RotatingFile } from './rotatingFile.ts';

/** A log file in the copy's folder, so that the terminal stays readable. */
export type Log = { log: Logger; file: string; close: () => Promise<void> };

/** Enough for a week of busy use, and a limit for a flood. */
const room = { maxBytes: 20_000_000, files: 5 };

/** Opens `mijn.log` in `varDir`, with `level` as minimum. */
export function openLog(varDir: string, level: LogLevel): Log {
  mkdirSync(varDir, { recursive: true, mode: 0o700 });
  const file = path.join(varDir, 'mijn.log');
  const stream = new RotatingFile(file, room);
  const log = pino({ level }, stream);
  return { log, file, close: () => stream.close() };
}
