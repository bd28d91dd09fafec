import type { Merk } from '@mijn/domain/merken';
import type { Aanroeper, Access } from './access.ts';
import { maakAccess } from './toegang.rules.ts';

/** What the database's `begin_toegang` answers: whom it knows (JSON), and the insurer's instant. */
export interface ToegangRij {
  readonly wie: string | null;
  readonly ogenblik: Temporal.Instant;
}

/** The JSON in it: about the caller, and everyone they may see, the caller first. */
interface Wie {
  readonly dag: string;
  readonly verzekeringsnemer: boolean;
  readonly merk: Merk | null;
  readonly storing: string | null;
  readonly personen: readonly (readonly [
    relatienummer: string,
    geboortedatum: string,
    toestemming: boolean,
  ])[];
}

/** Makes the caller's `Access` of it; undefined when the insurer does not know them. */
export function leesToegang(
  aanroeper: Aanroeper,
  { wie, ogenblik }: ToegangRij,
): Access | undefined {
  if (wie === null) return undefined;
  const { dag, verzekeringsnemer, merk, storing, personen }: Wie = JSON.parse(wie);
  const vandaag = Temporal.PlainDate.from(dag);
  return maakAccess(
    aanroeper,
    personen.map(([relatienummer, geboortedatum, toestemming]) => ({
      relatienummer,
      geboortedatum: Temporal.PlainDate.from(geboortedatum),
      toestemming,
      verzekeringsnemer,
      merk,
      storing,
      ogenblik,
      dag: vandaag,
    })),
  );
}
