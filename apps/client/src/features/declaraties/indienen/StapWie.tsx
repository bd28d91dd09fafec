import { formatDag } from '@mijn/domain/datum';
import { Keuze } from '@mijn/ui/Keuze';
import { User } from 'lucide-react';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/indienen.js';
import type { StapProps } from './IndienForm.tsx';
import { StapKader } from './StapKader.tsx';
import { useFouten } from './useFouten.tsx';
import { veldId } from './veldTeksten.ts';

/** Step 1: who the bill is for. Whoever is alone on the policy finds the one answer chosen. */
export function StapWie({ indienen, personen, alleen, vandaag, verder }: StapProps) {
  const { taal } = useAppOmgeving();
  const fouten = useFouten(indienen, ['declarant'], vandaag);
  return (
    <StapKader
      stap="wie"
      titel={m.wieTitel()}
      fouten={fouten.overzicht}
      onVerder={() => fouten.controleer() && verder()}
    >
      {personen.length === 0 && <p>{m.geenPersonen()}</p>}
      <Keuze
        id={veldId('declarant')}
        legenda={m.wieLegenda()}
        hint={alleen ? m.wieAlleen() : m.wieHint()}
        fout={fouten.bij('declarant')}
        waarde={indienen.toestand.invoer.declarant}
        onWijzig={(waarde) => indienen.meld({ soort: 'ingevuld', veld: 'declarant', waarde })}
        opties={personen.map(({ relatienummer, opgemaakteNaam, geboorteDatum }) => ({
          waarde: relatienummer,
          label: opgemaakteNaam,
          omschrijving: m.geboren({ dag: formatDag(geboorteDatum, taal) }),
          pictogram: User,
        }))}
      />
    </StapKader>
  );
}
