import type { ReadNota } from '../../nota/nota.ts';
import type { ChosenFile } from '../files/files.ts';
import type { ClaimState } from './claim.ts';

/** A bill in the files of a claim for another bill. */
export interface LeftNota {
  readonly label: string;
  readonly bestandIds: readonly string[];
}

/** Returns the bills in the files of this claim that are not submitted with it. */
export function leftNotas({ reading }: Pick<ClaimState, 'reading'>): readonly LeftNota[] {
  return reading.kind === 'done' ? reading.left : [];
}

/**
 * Returns the files with other bills that the device still has, because the insurer takes each for one
 * claim.
 */
export function filesOfLeft(claim: ClaimState): readonly ChosenFile[] {
  const ids = leftNotas(claim).flatMap(({ bestandIds }) => bestandIds);
  return claim.files.filter(
    ({ file, state }) =>
      file instanceof File && state.kind === 'received' && ids.includes(state.bestandId ?? ''),
  );
}

/** Returns a new claim after a submitted one: the files with other bills come along, and are sent again. */
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

// A file has another id in each claim, and so do its places.
function contentOf(nota: ReadNota): string {
  const everywhere = { ...nota, bestandIds: [] };
  return JSON.stringify(everywhere, (name, value: unknown) =>
    name === 'plaats' ? undefined : value,
  );
}

/**
 * Returns the bills read, without those submitted before from the same file; all when none would be left.
 */
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
