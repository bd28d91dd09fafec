import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Options for a process with minimal permissions. */
export interface Sandbox {
  /** Options of Node. */
  readonly execArgv: string[];
  /** The complete environment. */
  readonly env: Record<string, string>;
}

/** The program that runs in the sandbox. */
interface SandboxedProgram {
  /** Folder of the program. */
  readonly program: string;
  /** Maximum heap of JavaScript, in megabytes. */
  readonly megabytes: number;
}

/** Return memory to the system at once, or the process grows with each picture. */
const env = {
  UV_THREADPOOL_SIZE: '2',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

// Above the memory limit per file: exceeding that limit gives a verdict, this one kills the process.
const inspecting: SandboxedProgram = { program: import.meta.dirname, megabytes: 300 };

const packages = `${path.sep}node_modules${path.sep}`;

/** Folders from which the program is loaded: its own, the packages, and their imports of ours. */
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
 * Creates the options of a process that opens files (ADR 0004): it reads its own program and `folder`, writes only to
 * `folder`, and has no network, no child processes and none of our environment.
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
      // sharp is an addon, and the memory guard is a worker.
      '--allow-addons',
      '--allow-worker',
      ...readable.map((file) => `--allow-fs-read=${file}`),
      `--allow-fs-write=${path.join(folder, '*')}`,
      '--disable-warning=SecurityWarning',
    ],
    env,
  };
}
