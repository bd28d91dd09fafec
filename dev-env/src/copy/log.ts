import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import { RotatingFile } from './rotatingFile.ts';

/** The log of this copy: a file in its folder, so that the terminal stays for people. */
export type Log = { log: Logger; file: string; close: () => Promise<void> };

/** A week of busy use stays; a flood takes no more room than this. */
const room = { maxBytes: 20_000_000, files: 5 };

/** Opens `mijn.log` in `varDir`; LOG_LEVEL says from which level on (by default info). */
export function openLog(varDir: string): Log {
  mkdirSync(varDir, { recursive: true, mode: 0o700 });
  const file = path.join(varDir, 'mijn.log');
  const stream = new RotatingFile(file, room);
  const log = pino({ level: process.env['LOG_LEVEL'] ?? 'info' }, stream);
  return { log, file, close: () => stream.close() };
}
