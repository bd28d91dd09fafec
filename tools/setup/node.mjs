import { existsSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from './output.mjs';
import { root } from './root.mjs';
import { checkRunning } from './runningNode.mjs';

const neededMajor = 26;

/**
 * The Node that the lock file pins, else the one we run on if that is new enough.
 * @returns {string} its path
 */
export function pinnedNode() {
  const suffix = process.platform === 'win32' ? '.cmd' : '';
  const pinned = path.join(root, 'node_modules', '.bin', `node${suffix}`);
  if (existsSync(pinned)) return checkRunning(pinned);
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  throw new SetupError(
    `There is no Node ${neededMajor} for ${process.platform}-${process.arch} in the lock file; install Node ${neededMajor} and start again with it.`,
  );
}
