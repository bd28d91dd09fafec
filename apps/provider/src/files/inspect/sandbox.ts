import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** How a process is started that may touch next to nothing. */
export interface Sandbox {
  /** Options of Node itself. */
  readonly execArgv: string[];
  /** All of its environment. */
  readonly env: Record<string, string>;
}

/** Which program runs in it. */
interface SandboxedProgram {
  /** The folder that it stands in. */
  readonly program: string;
  /** Its JavaScript's own memory at most. */
  readonly megabytes: number;
}

/** What a picture took goes back to the machine at once; else a process grows with each. */
const env = {
  UV_THREADPOOL_SIZE: '2',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

// More than a file may take of memory: that limit tells the file, this one would just end the process.
const inspecting: SandboxedProgram = { program: import.meta.dirname, megabytes: 300 };

const packages = `${path.sep}node_modules${path.sep}`;

/** Where its program stands: this folder, the packages, and what they import of ours. */
function programFolders(program: string): string[] {
  const sharp = resolved('sharp');
  const installed = sharp.slice(0, sharp.lastIndexOf(packages) + packages.length);
  const domain = path.dirname(resolved('@mijn/domain/constants'));
  return [program, installed, domain].map((folder) => path.join(folder, '*'));
}

function resolved(name: string): string {
  return fileURLToPath(import.meta.resolve(name));
}

/**
 * The surroundings of the process that opens files (ADR 0004): it reads its own program and what
 * lies in `folder`, writes there only, and has no network, no other programs, and nothing of our environment.
 */
export function createSandbox(
  folder: string,
  { program, megabytes }: SandboxedProgram = inspecting,
): Sandbox {
  const provider = path.join(import.meta.dirname, '..', '..', '..', 'package.json');
  const limiter = path.join(import.meta.dirname, 'overLimit.ts');
  const readable = [...programFolders(program), limiter, provider, path.join(folder, '*')];
  return {
    execArgv: [
      `--max-old-space-size=${megabytes}`,
      '--expose-gc',
      '--permission',
      // sharp is one; the eye on the memory is a worker.
      '--allow-addons',
      '--allow-worker',
      ...readable.map((file) => `--allow-fs-read=${file}`),
      `--allow-fs-write=${path.join(folder, '*')}`,
      '--disable-warning=SecurityWarning',
    ],
    env,
  };
}
