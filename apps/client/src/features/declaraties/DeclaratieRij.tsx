import type { DeclaratieStatus } from '@mijn/domain/declaratiestatus';
import { formatDag, formatDagZonderJaar } from '@mijn/domain/datum';
import { formatBedrag } from '@mijn/domain/geld';
import { padVanDeclaratie } from '@mijn/domain/paden';
import type { Taal } from '@mijn/domain/taal';
import { Bedrag } from '@mijn/ui/Bedrag';
import { Rij } from '@mijn/ui/Rij';
import { useAppOmgeving } from '../../api/omgeving.ts';
import * as m from '../../generated/teksten/declaraties.js';
import { declaratieTitel } from './declaratieTitel.ts';
import { DeclaratieStatusLabel } from './DeclaratieStatusLabel.tsx';
import { zorgsoortIcoon } from './zorgsoortIcoon.ts';

/** A claim as a list shows it; amounts in integer cents. */
export interface DeclaratieInRij {
  readonly nummer: string;
  readonly nieuw: boolean;
  readonly datum: string;
  readonly status: DeclaratieStatus;
  readonly omschrijving: string | null;
  readonly zorgSoorten: readonly string[] | null;
  readonly bedrag: number | null;
  readonly uitgekeerdBedrag: number | null;
  readonly opgemaakteNaam: string | null;
  /** Who sent it in; null or absent where the insurer does not tell. */
  readonly soortIndiener?: 'Verzekerde' | 'Zorgverlener' | null;
}

// A settled claim shows what the person gets, one under way what was claimed; of a bill that the care
// provider sent us, what we paid them.
function rijBedrag(declaratie: DeclaratieInRij, taal: Taal) {
  const { status, bedrag, uitgekeerdBedrag, soortIndiener } = declaratie;
  const terug = status === 'AFGEHANDELD' ? uitgekeerdBedrag : null;
  const cents = terug ?? bedrag;
  if (cents === null) return undefined;
  if (terug !== null && soortIndiener === 'Zorgverlener') {
    return { bedrag: <Bedrag cents={terug} />, bij: m.aanZorgverlener() };
  }
  const van = bedrag === null ? m.terug() : m.terugVan({ bedrag: formatBedrag(bedrag, taal) });
  return { bedrag: <Bedrag cents={cents} />, bij: terug === null ? m.gedeclareerd() : van };
}

/** A claim in a list: care, person, day, amount and state; the whole row leads to its page. */
export function DeclaratieRij({ declaratie }: { readonly declaratie: DeclaratieInRij }) {
  const { taal, nu } = useAppOmgeving();
  const { datum, opgemaakteNaam, zorgSoorten, status, nieuw, nummer } = declaratie;
  const ditJaar = datum.startsWith(nu.slice(0, 4));
  const dag = ditJaar ? formatDagZonderJaar(datum, taal) : formatDag(datum, taal);
  return (
    <Rij
      pictogram={zorgsoortIcoon(zorgSoorten)}
      toon={nieuw ? 'aandacht' : 'gewoon'}
      titel={declaratieTitel(declaratie, taal)}
      ondertitel={opgemaakteNaam ? m.wieEnWanneer({ naam: opgemaakteNaam, dag }) : dag}
      href={padVanDeclaratie(nummer)}
      {...rijBedrag(declaratie, taal)}
      status={<DeclaratieStatusLabel status={status} nieuw={nieuw} />}
    />
  );
}
