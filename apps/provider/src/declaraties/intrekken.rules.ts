import type { DeclaratieStatus } from '@mijn/domain/declaratiestatus';
import type { Access } from '../toegang/access.ts';

/** A claim, as far as withdrawing it goes. */
export interface Intrekbaar {
  readonly indiener: string;
  readonly status: DeclaratieStatus;
  readonly ingetrokken: boolean;
}

/** What withdrawing a claim comes to: it may be done, was done before, or it is too late. */
export type IntrekUitkomst = 'mag' | 'gedaan' | 'teLaat';

/** Whether a claim can still be withdrawn, once the caller is known to have sent it in (decisions §5). */
export function intrekUitkomst({ status, ingetrokken }: Intrekbaar): IntrekUitkomst {
  if (ingetrokken) return 'gedaan';
  return status === 'INGEDIEND' ? 'mag' : 'teLaat';
}

/** Whether the caller may withdraw a claim now: who sent it in, not staff, while INGEDIEND. */
export function magIntrekken(access: Access, declaratie: Intrekbaar): boolean {
  return (
    access.actor === undefined &&
    declaratie.indiener === access.kijker &&
    intrekUitkomst(declaratie) === 'mag'
  );
}
