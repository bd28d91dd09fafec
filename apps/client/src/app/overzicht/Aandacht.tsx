import { formatBedrag } from '@mijn/domain/geld';
import { padVanDeclaratie } from '@mijn/domain/paden';
import { Antwoord } from '@mijn/ui/Antwoord';
import { Kaart } from '@mijn/ui/Kaart';
import { Lijst } from '@mijn/ui/Lijst';
import { Rij } from '@mijn/ui/Rij';
import { CircleCheckBig, Sparkles } from 'lucide-react';
import { useAppOmgeving } from '../../api/omgeving.ts';
import { declaratieTitel } from '../../features/declaraties/declaratieTitel.ts';
import type { DeclaratieInRij } from '../../features/declaraties/DeclaratieRij.tsx';
import * as m from '../../generated/teksten/overzicht.js';

function Beoordeeld({ declaratie }: { readonly declaratie: DeclaratieInRij }) {
  const { taal } = useAppOmgeving();
  const { nummer, uitgekeerdBedrag } = declaratie;
  const krijgt =
    uitgekeerdBedrag === null
      ? m.bekijkUitslag()
      : uitgekeerdBedrag > 0
        ? m.jeKrijgt({ bedrag: formatBedrag(uitgekeerdBedrag, taal) })
        : m.jeKrijgtNiets();
  return (
    <Rij
      pictogram={Sparkles}
      toon="aandacht"
      titel={m.beoordeeld({ zorg: declaratieTitel(declaratie, taal) })}
      ondertitel={krijgt}
      href={padVanDeclaratie(nummer)}
    />
  );
}

/** What asks for the person's attention, or that nothing does. */
export function Aandacht({ nieuw }: { readonly nieuw: readonly DeclaratieInRij[] }) {
  if (nieuw.length === 0) {
    return (
      <Antwoord soort="positief" pictogram={CircleCheckBig} titel={m.bijTitel()}>
        <p>{m.bijTekst()}</p>
      </Antwoord>
    );
  }
  return (
    <Kaart titel={m.aandacht()}>
      <Lijst>
        {nieuw.map((declaratie) => (
          <Beoordeeld key={declaratie.nummer} declaratie={declaratie} />
        ))}
      </Lijst>
    </Kaart>
  );
}
