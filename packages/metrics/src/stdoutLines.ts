import { writeSync } from 'node:fs';

export interface Lines {
  readonly write: (line: string) => void;
}

/**
 * Returns a destination for log lines on stdout, for gateway and insurer alike. If the disk is full it
 * drops lines instead of failing, and then logs how many.
 * @param write writes some of the bytes and returns their number; by default to stdout
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
        writeAll(lost === 0 ? line : lossNotice(lost) + line);
        lost = 0;
      } catch {
        lost += 1;
      }
    },
  };
}

/** Starts with a line break, because the last write may have been cut off within a line. */
export function lossNotice(lost: number): string {
  const note = { level: 40, time: Date.now(), lost, msg: 'lines of this log were lost' };
  return `\n${JSON.stringify(note)}\n`;
}
