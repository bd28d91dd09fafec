import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartError } from '../start/startError.ts';

/**
 * As whom PostgreSQL runs. It refuses root, so root shows itself as an ordinary user inside a user
 * namespace (the files stay root's own, a 0700 folder stays reachable) or, where the machine allows
 * no namespaces, hands it to an account without rights.
 */
export type Identity =
  | { kind: 'self' }
  | { kind: 'namespace' }
  | { kind: 'account'; uid: number; gid: number };

/** A program with its arguments as `spawn` wants them, with the account to run it as. */
export type Launch = { file: string; args: string[]; account: { uid?: number; gid?: number } };

const namespaceArgs = ['-U', '--map-user=1000', '--map-group=1000'];

/** The first of these identities that works here. Throws a StartError when root has no way. */
export function chooseIdentity(): Identity {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  if (namespacesWork()) return { kind: 'namespace' };
  return accountIdentity();
}

/** The account `postgres`, else `nobody`, from the machine's list of accounts. */
export function accountIdentity(): Identity {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { kind: 'account', uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new StartError(
    'PostgreSQL refuses to run as root and this machine offers no other way; start the app as an ordinary user.',
  );
}

/** How to run `program` under this identity. */
export function launch(identity: Identity, program: string, args: string[]): Launch {
  if (identity.kind === 'namespace') {
    return { file: 'unshare', args: [...namespaceArgs, program, ...args], account: {} };
  }
  const account = identity.kind === 'account' ? { uid: identity.uid, gid: identity.gid } : {};
  return { file: program, args, account };
}

function namespacesWork(): boolean {
  return spawnSync('unshare', [...namespaceArgs, 'true'], { stdio: 'ignore' }).status === 0;
}
