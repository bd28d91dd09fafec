import { spawn, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseIdentity, type Identity, launch } from '../postgres/identity.ts';
import { answers } from '../postgres/databases.ts';
import { freePort } from '../postgres/freePort.ts';
import { serverOptions } from '../postgres/settings.ts';
import { waitFor } from '../waitFor.ts';

/** The files that give the command of each program. */
const places = {
  pg_dumpall: fileURLToPath(new URL('../../../deploy/back-up.sh', import.meta.url)),
  psql: fileURLToPath(new URL('../../../docs/operations.md', import.meta.url)),
} as const;

/** The folder of PostgreSQL's own tools, newest version; undefined if this machine has none. */
export const toolsFolder = globSync('/usr/lib/postgresql/*/bin/pg_dumpall')
  .map((file) => path.dirname(file))
  .toSorted()
  .at(-1);

/**
 * Returns the options of a program in `deploy/back-up.sh` or docs/operations.md, without its user.
 * @throws Error when that file has no such command
 */
export function documentedOptions(program: keyof typeof places): string[] {
  const line = readFileSync(places[program], 'utf8')
    .split('\n')
    .find((text) => text.includes(` ${program} -U postgres`));
  const [, options] = /-U postgres ([^|]*)/.exec(line ?? '') ?? [];
  if (options === undefined) throw new Error(`${places[program]} has no line with ${program}`);
  return options.trim().split(/\s+/);
}

/** A server of the machine's own PostgreSQL, in a folder, without passwords. */
export interface SystemServer {
  readonly url: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

function createCluster(tools: string, identity: Identity, data: string): void {
  const args = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const how = launch(identity, path.join(tools, 'initdb'), [...args, `--pgdata=${data}`]);
  const made = spawnSync(how.file, how.args, { ...how.account, encoding: 'utf8', cwd: '/' });
  if (made.status !== 0) throw new Error(made.stderr);
}

/** Makes a cluster with a superuser of the name that PostgreSQL's image gives it, and starts it. */
export async function startSystemServer(tools: string, folder: string): Promise<SystemServer> {
  const identity = chooseIdentity();
  const data = path.join(folder, 'data');
  createCluster(tools, identity, data);
  const port = await freePort();
  const how = launch(identity, path.join(tools, 'postgres'), [
    '-D',
    data,
    ...serverOptions(port, false),
  ]);
  const server = spawn(how.file, how.args, { ...how.account, cwd: '/', stdio: 'ignore' });
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await waitFor('PostgreSQL to answer', () => answers(url), 60_000);
  return {
    url,
    port,
    stop: async () => {
      server.kill('SIGINT');
      await waitFor('PostgreSQL to stop', () => server.exitCode !== null, 60_000);
    },
  };
}

/** Runs one of PostgreSQL's tools against a server: what it wrote, and what it complained of. */
export function runTool(
  tools: string,
  { port }: SystemServer,
  [program, ...options]: readonly [string, ...string[]],
  input = '',
): { readonly text: string; readonly complaints: string } {
  const args = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', ...options];
  const { status, stdout, stderr } = spawnSync(path.join(tools, program), args, {
    input,
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return { text: stdout, complaints: stderr };
}
