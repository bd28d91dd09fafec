import { handOver } from './handOver.mjs';
import { prepare } from './prepare.mjs';

/**
 * Sets up what is missing, then runs a program of ours with the pinned Node; its exit code becomes ours.
 * @param {string} program from the top folder
 * @param {string[]} args
 */
export async function runProgram(program, args) {
  const node = await prepare();
  process.exitCode = await handOver(node, program, args);
}
