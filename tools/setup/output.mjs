/** Something that keeps the set-up from going on; its message is what the person reads. */
export class SetupError extends Error {}

/**
 * Says one thing on the terminal.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Says what is wrong and ends the process.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
