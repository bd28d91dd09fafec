import type { Caller } from '../provider/token.ts';
import { hashOf } from './secrets.ts';
import type { Sessie } from './sessie.ts';

/** The person of a session as the insurer is told of them: one session is one caller, whatever asks. */
export function toCaller({
  idHash,
  bsn,
  niveau,
}: Pick<Sessie, 'idHash' | 'bsn' | 'niveau'>): Caller {
  return { sessionKey: idHash.toString('hex'), bsn, niveau };
}

/** The same of a session that was just begun. @param id the word of its cookie */
export function toNewCaller(id: string, person: Pick<Sessie, 'bsn' | 'niveau'>): Caller {
  return toCaller({ ...person, idHash: hashOf(id) });
}
