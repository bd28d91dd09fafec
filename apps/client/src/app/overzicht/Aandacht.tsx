import { formatBedrag } from '@mijn/domain/geld';
import type { Taal } from '@mijn/domain/taal';
import { padVanDeclaratie, paginas } from '@mijn/domain/paden';
import { Antwoord } from '@mijn/ui/Antwoord';
import { Kaart } from '@mijn/ui/Kaart';
import { Lijst } from '@mijn/ui/Lijst';
import { Rij } from '@mijn/ui/Rij';
import { Schakel } from '@mijn/ui/Schakel';
import { CircleCheckBig } from 'lucide-react';
import { useAppOmgeving } from '../../api/omgeving.ts';
import { declaratieTitel } from '../../features/declaraties/declaratieTitel.ts';
import type { DeclaratieInRij } from '../../features/declaraties/DeclaratieRij.tsx';
import { zorgsoortIcoon } from '../../features/declaraties/zorgsoortIcoon.ts';
import * as m from '../../generated/teksten/overzicht.js';
import type { TeBetalen } from './teBetalen.ts';
import { TeBetalenRij } from './TeBetalenRij.tsx';

// More than this would push everything else off the screen.
const hoogstens = 3;

function uitslag({ uitgekeerdBedrag }: DeclaratieInRij, taal: Taal): string {
  if (uitgekeerdBedrag === null) return m.isBeoordeeld();
  if (uitgekeerdBedrag === 0) return m.nietsTerug();
  return m.ietsTerug({ bedrag: formatBedrag(uitgekeerdBedrag, taal) });
}

// The answer first, then what it is about.
function Beoordeeld({ declaratie }: { readonly declaratie: DeclaratieInRij }) {
  const { taal } = useAppOmgeving();
  const { nummer, uitgekeerdBedrag, opgemaakteNaam, zorgSoorten } = declaratie;
  const over = { zorg: declaratieTitel(declaratie, taal), naam: opgemaakteNaam ?? '' };
  return (
    <Rij
      pictogram={zorgsoortIcoon(zorgSoorten)}
      toon="aandacht"
      titel={uitslag(declaratie, taal)}
      ondertitel={uitgekeerdBedrag === 0 ? m.leesWaarom(over) : m.overZorg(over)}
      href={padVanDeclaratie(nummer)}
    />
  );
}

interface AandachtProps {
  /** Results that were not seen yet. */
  readonly nieuw: readonly DeclaratieInRij[];
  /** The most urgent first. */
  readonly teBetalen: readonly TeBetalen[];
  readonly vandaag: string;
}

function Meer({ nieuw, teBetalen }: Pick<AandachtProps, 'nieuw' | 'teBetalen'>) {
  if (teBetalen.length > hoogstens) {
    const aantal = String(teBetalen.length);
    return <Schakel href={paginas.facturen.pad}>{m.alleTeBetalen({ aantal })}</Schakel>;
  }
  const aantal = String(nieuw.length);
  return <Schakel href={paginas.declaraties.pad}>{m.meerNieuw({ aantal })}</Schakel>;
}

/** What asks for the person's attention, what must be paid before all else; or that nothing does. */
export function Aandacht({ nieuw, teBetalen, vandaag }: AandachtProps) {
  if (nieuw.length + teBetalen.length === 0) {
    return (
      <Antwoord soort="positief" pictogram={CircleCheckBig} titel={m.bijTitel()}>
        <p>{m.bijTekst()}</p>
      </Antwoord>
    );
  }
  const meer = Math.max(nieuw.length, teBetalen.length) > hoogstens;
  return (
    <Kaart titel={m.aandacht()}>
      <Lijst>
        {teBetalen.slice(0, hoogstens).map((verzoek, i) => (
          <TeBetalenRij
            key={verzoek.betalingsKenmerk}
            verzoek={verzoek}
            vandaag={vandaag}
            eerste={i === 0}
          />
        ))}
        {nieuw.slice(0, hoogstens).map((declaratie) => (
          <Beoordeeld key={declaratie.nummer} declaratie={declaratie} />
        ))}
      </Lijst>
      {meer && <Meer nieuw={nieuw} teBetalen={teBetalen} />}
    </Kaart>
  );
}
