import type { Caller } from '../provider/token.ts';
import type { Sessie } from './sessie.ts';

/** The person of a session as the insurer is told of them: one session is one caller, whatever asks. */
export function toCaller({
  idHash,
  bsn,
  niveau,
}: Pick<Sessie, 'idHash' | 'bsn' | 'niveau'>): Caller {
  return { sessionKey: idHash.toString('hex'), bsn, niveau };
}
