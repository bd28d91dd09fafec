import { type DeclaratieStatus, declaratieStatussen } from '@mijn/domain/declaratiestatus';
import { dagInNederland } from '@mijn/domain/datum';

/** A state on a claim's way. */
export interface VerloopStap {
  readonly status: DeclaratieStatus;
  readonly staat: 'klaar' | 'nu' | 'later';
  /** Day on which the state was reached, `yyyy-mm-dd`; undefined when not reached or not told. */
  readonly datum: string | undefined;
}

/**
 * The three states of a claim (§4) with the day each was reached. A settled claim has nothing left
 * to wait for, so its last state is done and not under way.
 */
export function verloopStappen(
  status: DeclaratieStatus,
  verloop: readonly { readonly status: DeclaratieStatus; readonly tijdstip: string }[],
): readonly VerloopStap[] {
  const huidig = declaratieStatussen.indexOf(status);
  return declaratieStatussen.map((een, i) => {
    const tijdstip = verloop.find((stap) => stap.status === een)?.tijdstip;
    const bereikt = i <= huidig;
    return {
      status: een,
      staat: i < huidig || (bereikt && een === 'AFGEHANDELD') ? 'klaar' : bereikt ? 'nu' : 'later',
      datum: bereikt && tijdstip ? dagInNederland(new Date(tijdstip)) : undefined,
    };
  });
}
