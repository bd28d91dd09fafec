import type { Caller } from '../provider/token.ts';
import { hashOf } from './secrets.ts';
import type { Sessie } from './sessie.ts';

/** Returns a session's person as caller: one session is one caller. */
export function toCaller({
  idHash,
  bsn,
  niveau,
  gemachtigd,
}: Pick<Sessie, 'idHash' | 'bsn' | 'niveau' | 'gemachtigd'>): Caller {
  const actsFor = gemachtigd?.actsFor;
  return { sessionKey: idHash.toString('hex'), bsn, niveau, ...(actsFor && { actsFor }) };
}

/**
 * Returns the caller of a new session.
 * @param id the secret in its cookie
 */
export function toNewCaller(
  id: string,
  person: Pick<Sessie, 'bsn' | 'niveau' | 'gemachtigd'>,
): Caller {
  return toCaller({ ...person, idHash: hashOf(id) });
}
