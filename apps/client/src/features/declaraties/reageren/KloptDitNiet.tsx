import { Kaart } from '@mijn/ui/Kaart';
import { Knop } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Melding } from '@mijn/ui/Melding';
import { Stapel } from '@mijn/ui/Stapel';
import { Verborgen } from '@mijn/ui/Verborgen';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/reageren.js';
import type { DeclaratieDetail } from '../detail/declaratieDetail.ts';
import { Uitklap } from '../Uitklap.tsx';
import { bevraagbareRegels, kanVragen, onderwerp } from './onderwerp.ts';
import { type Reactie, ReactieKaartje } from './ReactieKaartje.tsx';
import { type Reageren, useReageren } from './useReageren.ts';
import { VraagForm } from './VraagForm.tsx';

function Uitslag({ stand }: Pick<Reageren, 'stand'>) {
  if (stand === 'gelukt') {
    return (
      <output>
        <Melding soort="positief" titel={m.gelukt()}>
          <p>{m.geluktTekst()}</p>
        </Melding>
      </output>
    );
  }
  if (stand === 'bezet') {
    return (
      <Melding soort="info" titel={m.bezet()} role="alert">
        <p>{m.bezetTekst()}</p>
      </Melding>
    );
  }
  if (stand !== 'mislukt') return null;
  return (
    <Melding soort="fout" titel={m.mislukt()} role="alert">
      <p>{m.misluktTekst()}</p>
    </Melding>
  );
}

// Silent at first: only an answer that comes while one looks is read out.
function NieuwAntwoord({ reacties }: { readonly reacties: readonly Reactie[] }) {
  const aantal = reacties.filter(({ antwoord }) => antwoord !== null).length;
  const [eerst] = useState(aantal);
  return (
    <output>
      <Verborgen>{aantal > eerst && m.nieuwAntwoord()}</Verborgen>
    </output>
  );
}

function Vragen({ declaratie }: { readonly declaratie: DeclaratieDetail }) {
  const { taal } = useAppOmgeving();
  const reacties = declaratie.reacties ?? [];
  if (reacties.length === 0) return null;
  return (
    <ul aria-label={m.jeVragen()}>
      {reacties.map((reactie) => (
        <ReactieKaartje
          key={reactie.reactieId}
          reactie={reactie}
          over={onderwerp(reactie.regel, declaratie.regels, taal)}
        />
      ))}
    </ul>
  );
}

function Vraag(props: { readonly declaratie: DeclaratieDetail; readonly reageren: Reageren }) {
  const { declaratie, reageren } = props;
  if (reageren.open) {
    return <VraagForm reageren={reageren} regels={bevraagbareRegels(declaratie.regels)} />;
  }
  if (!kanVragen(declaratie)) return <p>{m.straksWeer()}</p>;
  return (
    <Knoppen>
      <Knop
        variant="tweede"
        pictogram={MessageCircleQuestionMark}
        onClick={() => reageren.zetOpen(true)}
      >
        {m.stelVraag()}
      </Knop>
    </Knoppen>
  );
}

/**
 * "Klopt dit niet?": a question about a claim or one of its lines, tracked until it is answered
 * (decisions §5). Not where the insurer offers it to nobody, or the care is hidden from the viewer.
 */
export function KloptDitNiet({ declaratie }: { readonly declaratie: DeclaratieDetail }) {
  const reageren = useReageren(declaratie.nummer);
  if (declaratie.reacties === null || declaratie.afgeschermd) return null;
  return (
    <Kaart titel={m.titel()}>
      <Stapel>
        <p>{m.uitleg()}</p>
        <Uitslag stand={reageren.stand} />
        <Vragen declaratie={declaratie} />
        <NieuwAntwoord reacties={declaratie.reacties} />
        <Vraag declaratie={declaratie} reageren={reageren} />
        <Uitklap titel={m.nietEens()}>
          <p>{m.nietEensTekst()}</p>
        </Uitklap>
      </Stapel>
    </Kaart>
  );
}

/** Whether an answer of the insurer is still to come by itself. */
export function wachtOpAntwoord({ reacties }: DeclaratieDetail): boolean {
  return (reacties ?? []).some(({ antwoord }) => antwoord === null);
}
