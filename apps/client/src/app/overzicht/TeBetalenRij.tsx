import { formatDag } from '@mijn/domain/datum';
import { formatBedrag } from '@mijn/domain/geld';
import { padVanBetaalverzoek } from '@mijn/domain/paden';
import { knopKlasse } from '@mijn/ui/Knop';
import type { Icoon } from '@mijn/ui/Pictogram';
import { Rij } from '@mijn/ui/Rij';
import { Schakel } from '@mijn/ui/Schakel';
import { Verborgen } from '@mijn/ui/Verborgen';
import { ReceiptEuro, TriangleAlert } from 'lucide-react';
import { useAppOmgeving } from '../../api/omgeving.ts';
import * as m from '../../generated/teksten/overzicht.js';
import type { TeBetalen } from './teBetalen.ts';

const woorden: Readonly<Record<string, () => string>> = {
  Factuur: m.titelFactuur,
  Herinnering: m.titelHerinnering,
  Aanmaning: m.titelAanmaning,
  'Incasso mislukt': m.titelIncassoMislukt,
};

const iconen: Readonly<Record<string, Icoon>> = { Aanmaning: TriangleAlert };

interface TeBetalenRijProps {
  readonly verzoek: TeBetalen;
  readonly vandaag: string;
  /** The most urgent of all has the main button. */
  readonly eerste: boolean;
}

function wanneer(
  { titel, uitersteBetaalDatum, betaling }: TeBetalen,
  vandaag: string,
  dag: string,
) {
  if (betaling?.status === 'inBehandeling') return m.inControle();
  const woord = woorden[titel]?.() ?? titel;
  const teLaat = uitersteBetaalDatum < vandaag;
  return teLaat ? m.teLaat({ titel: woord, dag }) : m.uiterlijk({ titel: woord, dag });
}

/** One thing to pay: how much, by when, and the way to do it. */
export function TeBetalenRij({ verzoek, vandaag, eerste }: TeBetalenRijProps) {
  const { taal } = useAppOmgeving();
  const bedrag = formatBedrag(verzoek.bedragTeBetalen, taal);
  // The number never parts from its month.
  const dag = formatDag(verzoek.uitersteBetaalDatum, taal).replace(' ', '\u00A0');
  const bijBank = verzoek.betaling?.status === 'inBehandeling';
  const href = padVanBetaalverzoek(verzoek.betalingsKenmerk);
  return (
    <Rij
      pictogram={iconen[verzoek.titel] ?? ReceiptEuro}
      toon="aandacht"
      titel={bijBank ? bedrag : m.betaal({ bedrag })}
      ondertitel={wanneer(verzoek, vandaag, dag)}
      href={bijBank ? href : undefined}
      actie={
        bijBank ? undefined : (
          <Schakel
            href={href}
            className={knopKlasse({ klein: true, variant: eerste ? 'hoofd' : 'tweede' })}
          >
            {m.naarBetalen()} <Verborgen>{bedrag}</Verborgen>
          </Schakel>
        )
      }
    />
  );
}
