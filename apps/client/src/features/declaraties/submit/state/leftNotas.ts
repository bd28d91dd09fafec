import type { ReadNota } from '../../nota/nota.ts';
import type { ChosenFile } from '../files/files.ts';
import type { ClaimState } from './claim.ts';

/** A bill in the files of a claim that is not the one it is about. */
export interface LeftNota {
  /** By what it is told from the others. */
  readonly label: string;
  readonly bestandIds: readonly string[];
}

/** The bills in the files of this claim that are not sent in with it. */
export function leftNotas({ reading }: Pick<ClaimState, 'reading'>): readonly LeftNota[] {
  return reading.kind === 'done' ? reading.left : [];
}

/** The files with bills that stay behind which the device still has: the insurer takes each for one claim. */
export function filesOfLeft(claim: ClaimState): readonly ChosenFile[] {
  const ids = leftNotas(claim).flatMap(({ bestandIds }) => bestandIds);
  return claim.files.filter(
    ({ file, state }) =>
      file instanceof File && state.kind === 'received' && ids.includes(state.bestandId ?? ''),
  );
}

/** A claim that is begun after one was sent in: what else stands in its files comes along, and is sent anew. */
export function withLeft(fresh: ClaimState, before: ClaimState): ClaimState {
  const { reading, sending, sentBefore } = before;
  if (sending.kind !== 'submitted' || reading.kind !== 'done' || reading.left.length === 0)
    return fresh;
  const again = filesOfLeft(before).map((one): ChosenFile => ({
    ...one,
    state: { kind: 'sending', progress: 0 },
  }));
  return {
    ...fresh,
    files: [...again, ...fresh.files],
    sentBefore: [...sentBefore, reading.nota],
  };
}

// The same file has another id with each claim, and with that its places.
function contentOf(nota: ReadNota): string {
  const everywhere = { ...nota, bestandIds: [] };
  return JSON.stringify(everywhere, (name, value: unknown) =>
    name === 'plaats' ? undefined : value,
  );
}

/** The bills that were read, without those that were sent in before from the same file; all where none would be left. */
export function withoutSent(
  notas: readonly ReadNota[],
  before: readonly ReadNota[],
): readonly ReadNota[] {
  const left = before.reduce((list, sent) => {
    const at = list.findIndex((one) => contentOf(one) === contentOf(sent));
    return at === -1 ? list : list.toSpliced(at, 1);
  }, notas);
  return left.length > 0 ? left : notas;
}
