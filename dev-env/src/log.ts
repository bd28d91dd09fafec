import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { destination, type Logger, pino } from 'pino';

/** The log of this copy: a file in its folder, so that the terminal stays for people. */
export type Log = { log: Logger; file: string; close: () => Promise<void> };

/** Opens `mijn.log` in `varDir`; LOG_LEVEL says from which level on (by default info). */
export function openLog(varDir: string): Log {
  mkdirSync(varDir, { recursive: true, mode: 0o700 });
  const file = path.join(varDir, 'mijn.log');
  const stream = destination({ dest: file, mode: 0o600, sync: false });
  const log = pino({ level: process.env['LOG_LEVEL'] ?? 'info' }, stream);
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      stream.once('close', resolve);
      stream.end();
    });
  return { log, file, close };
}
