import { writeSync } from 'node:fs';

/** Where a logger leaves its lines. */
export interface Lines {
  readonly write: (line: string) => void;
}

/**
 * Log lines to stdout, for gateway and insurer alike. A disk without room behind it costs lines and never
 * the process: the next line that can be written tells how many.
 * @param write writes some of these bytes and tells how many; by default to stdout
 */
export function stdoutLines(
  write: (bytes: Uint8Array) => number = (bytes) => writeSync(1, bytes),
): Lines {
  let lost = 0;
  const writeAll = (text: string): void => {
    let bytes: Uint8Array = Buffer.from(text);
    while (bytes.length > 0) bytes = bytes.subarray(write(bytes));
  };
  return {
    write: (line) => {
      try {
        writeAll(lost === 0 ? line : noteOf(lost) + line);
        lost = 0;
      } catch {
        lost += 1;
      }
    },
  };
}

/** In the words of a log line; what was written last may have ended in the middle of one. */
export function noteOf(lost: number): string {
  const note = { level: 40, time: Date.now(), lost, msg: 'lines of this log were lost' };
  return `\n${JSON.stringify(note)}\n`;
}
