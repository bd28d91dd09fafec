import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartError } from '../start/startError.ts';

/**
 * The user that runs PostgreSQL, which refuses root. Root becomes an unprivileged account of this machine: in a user
 * namespace (files stay owned by root, and a 0700 folder stays reachable) or, without namespaces, in fact.
 */
export type Identity =
  | { kind: 'self' }
  | { kind: 'namespace' | 'account'; uid: number; gid: number };

/** A program with its arguments for `spawn`, and the account that runs it. */
export type Launch = { file: string; args: string[]; account: { uid?: number; gid?: number } };

/** Returns the first identity that works here. @throws StartError when root has none */
export function chooseIdentity(): Identity {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const inNamespace = { ...accountIdentity(), kind: 'namespace' } as const;
  const { file, args } = launch(inNamespace, 'true', []);
  return spawnSync(file, args, { stdio: 'ignore' }).status === 0 ? inNamespace : accountIdentity();
}

/** Returns the account `postgres`, else `nobody`, of this machine. */
export function accountIdentity(): Exclude<Identity, { kind: 'self' }> {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { kind: 'account', uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new StartError(
    'PostgreSQL refuses to run as root and this machine offers no other way; start the app as an ordinary user.',
  );
}

/** Returns the command that runs `program` under this identity. */
export function launch(identity: Identity, program: string, args: string[]): Launch {
  if (identity.kind === 'namespace') {
    // initdb looks the user up, so the namespace names one that exists on this machine.
    const map = [`--map-user=${identity.uid}`, `--map-group=${identity.gid}`];
    return { file: 'unshare', args: ['-U', ...map, program, ...args], account: {} };
  }
  const account = identity.kind === 'account' ? { uid: identity.uid, gid: identity.gid } : {};
  return { file: program, args, account };
}
