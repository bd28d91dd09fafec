import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** How a process is started that may touch next to nothing. */
export interface Sandbox {
  /** Options of Node itself. */
  readonly execArgv: string[];
  /** All of its environment. */
  readonly env: Record<string, string>;
}

const packages = `${path.sep}node_modules${path.sep}`;

/** Where its program stands: this folder, the packages, and what they import of ours. */
function programFolders(): string[] {
  const sharp = resolved('sharp');
  const installed = sharp.slice(0, sharp.lastIndexOf(packages) + packages.length);
  const domain = path.dirname(resolved('@mijn/domain/constants'));
  return [import.meta.dirname, installed, domain].map((folder) => path.join(folder, '*'));
}

function resolved(name: string): string {
  return fileURLToPath(import.meta.resolve(name));
}

/**
 * The surroundings of the process that opens files (ADR 0004, 0035): it reads its own program and what
 * lies in `folder`, writes there only, and has no network, no other programs, and nothing of our environment.
 */
export function createSandbox(folder: string): Sandbox {
  const provider = path.join(import.meta.dirname, '..', '..', '..', 'package.json');
  const readable = [...programFolders(), provider, path.join(folder, '*')];
  return {
    execArgv: [
      '--max-old-space-size=160',
      '--permission',
      // sharp is one; the eye on the memory is a worker.
      '--allow-addons',
      '--allow-worker',
      ...readable.map((file) => `--allow-fs-read=${file}`),
      `--allow-fs-write=${path.join(folder, '*')}`,
      '--disable-warning=SecurityWarning',
    ],
    env: { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
  };
}
