import { formatDag } from '@mijn/domain/datum';
import { Antwoord } from '@mijn/ui/Antwoord';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Pagina } from '@mijn/ui/Pagina';
import { CircleCheckBig, CircleX, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppOmgeving } from '../../api/omgeving.ts';
import * as m from '../../generated/teksten/betalingen.js';
import { BetalingFeiten } from './BetalingFeiten.tsx';
import type { Betaling } from './stand.ts';
import { type NaMislukking, type Verzoek, waarom } from './waarom.ts';
import { Weg } from './Weg.tsx';

interface MisluktProps {
  readonly betaling: Betaling & { readonly betaalverzoek: Verzoek | null };
  readonly na: NaMislukking;
  /** The way to try again, and what became of it. */
  readonly opnieuw: ReactNode;
  readonly uitslag?: ReactNode;
}

function Uitleg({ betaling, na }: Pick<MisluktProps, 'betaling' | 'na'>) {
  const { taal } = useAppOmgeving();
  if (na === 'alBetaald') {
    return (
      <Antwoord soort="positief" pictogram={CircleCheckBig} titel={m.alBetaald()}>
        <p>{m.alBetaaldTekst()}</p>
      </Antwoord>
    );
  }
  if (na === 'andereBezig') {
    return (
      <Antwoord soort="info" pictogram={Hourglass} titel={m.controle()}>
        <p>{m.andereBezigTekst()}</p>
      </Antwoord>
    );
  }
  const uiterlijk = betaling.betaalverzoek?.uitersteBetaalDatum;
  // The number never parts from its month.
  const dag = uiterlijk && formatDag(uiterlijk, taal).replace(' ', '\u00A0');
  return (
    <Antwoord soort="negatief" pictogram={CircleX} titel={waarom(betaling.status)}>
      <p>
        {m.nietsOntvangen()} {dag && m.uiterlijk({ dag })}
      </p>
    </Antwoord>
  );
}

/** A payment that failed: why, that no money came in, and trying again; or that there is no need. */
export function Mislukt({ betaling, na, opnieuw, uitslag }: MisluktProps) {
  const nogOpen = na === 'opnieuw';
  return (
    <Pagina smal bovenTitel={m.pagina()} titel={m.mislukt()}>
      <Uitleg betaling={betaling} na={na} />
      {uitslag}
      {nogOpen && <Knoppen>{opnieuw}</Knoppen>}
      <BetalingFeiten betaling={betaling} />
      <Knoppen>
        <Weg hoofd={nogOpen ? undefined : 'facturen'} />
      </Knoppen>
    </Pagina>
  );
}
