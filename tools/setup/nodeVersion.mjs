import { fail } from './output.mjs';

const neededMajor = 20;

/**
 * Ends the process with one sentence where the Node that runs us is too old for the set-up itself. Stands before
 * everything else, which is imported after it: an older Node may not even read that.
 */
export function checkNode() {
  const version = process.versions.node;
  if (Number(version.split('.')[0]) >= neededMajor) return;
  fail(`This is Node ${version}; install Node ${neededMajor} or newer and start again with it.`);
}
