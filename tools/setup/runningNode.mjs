import { spawnSync } from 'node:child_process';
import { SetupError } from './output.mjs';

/**
 * A folder that came along from another system holds that one's Node.
 * @param {string} node its path
 * @returns {string} the same, where it runs here
 */
export function checkRunning(node) {
  const shell = process.platform === 'win32';
  const { status } = spawnSync(node, ['--version'], { stdio: 'ignore', shell });
  if (status === 0) return node;
  throw new SetupError(
    `The Node in node_modules does not run on ${process.platform}-${process.arch}: it was installed on another system. Remove node_modules and start again.`,
  );
}
