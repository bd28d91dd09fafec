import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A process of ours that said where it listens. */
export interface Running<T> {
  readonly told: T;
  readonly pid: number;
  stop(): Promise<void>;
}

const worldAddresses = z.object({
  url: z.string(),
  ankerzeeUrl: z.string(),
  digidUrl: z.string(),
  databaseUrl: z.string(),
});
const bareAddress = z.object({ url: z.string() });

function firstMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`A process to measure ended with ${code}`)));
  });
}

async function run<T>(program: URL, args: string[], shape: z.ZodType<T>): Promise<Running<T>> {
  const child = fork(fileURLToPath(program), args, { execArgv: [] });
  const told = shape.parse(await firstMessage(child));
  const stop = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { told, pid: child.pid ?? 0, stop };
}

/** Starts a whole world of its own, with its data in `varDir`. */
export function startWorldProcess(
  varDir: string,
): Promise<Running<z.infer<typeof worldAddresses>>> {
  const program = new URL('../../../dev-env/src/testWorld.ts', import.meta.url);
  return run(program, [varDir], worldAddresses);
}

/**
 * Starts a bare GraphQL server on the same database.
 * @param kind `bare`: the rows of this relatienummer and nothing else; `guarded`: those of the person with
 * this BSN by the insurer's own statements, with access, row-level security and log (ADR 0079)
 */
export function startBareProcess(
  databaseUrl: string,
  kind: 'bare' | 'guarded',
  person: string,
): Promise<Running<z.infer<typeof bareAddress>>> {
  const program = new URL('./bareProcess.ts', import.meta.url);
  return run(program, [databaseUrl, kind, person], bareAddress);
}
