import { type Dispatch, useEffect, useState } from 'react';
import { stuur } from '../../../../api/stuur.ts';
import { verwijderConceptOperatie } from '../../declaraties.operaties.ts';
import { type Gebeurtenis, isOnverzonden, type Toestand } from '../toestand.ts';
import { Bewaarder, type Bewaarbericht, tekstVanInhoud } from './Bewaarder.ts';
import { type Concept, naarConcept } from './concept.ts';

/** The draft of a claim in the making, and what can be done with it. */
export interface Bewaring extends Pick<Bewaarbericht, 'stand' | 'elders'> {
  /** No file is still on its way, or refused. */
  readonly allesOntvangen: boolean;
  /** All that was filled in is kept at the insurer. */
  readonly isBewaard: boolean;
  /** Keeps what is there now; true when all of it is kept. */
  readonly bewaarNu: () => Promise<boolean>;
  /** Resolves when nothing of it is under way any more. */
  readonly rust: () => Promise<void>;
  /** Goes on with what the other tab made of it. */
  readonly neemOver: () => void;
  /** Goes on with what stands here. */
  readonly houd: () => void;
  /** Throws it away; false when that failed. */
  readonly gooiWeg: () => Promise<boolean>;
}

/** Keeps a claim in the making at the insurer while it is filled in (decisions §3, §5). */
export function useConcept(
  toestand: Toestand,
  meld: Dispatch<Gebeurtenis>,
  begin: Concept | undefined,
): Bewaring {
  const [anders, zetBericht] = useState<Bewaarbericht>();
  const [bewaarder] = useState(() => new Bewaarder(begin, zetBericht));
  const { invoer, bestanden, verzending } = toestand;
  const tekst = tekstVanInhoud(naarConcept(invoer, bestanden));
  const ingediend = verzending.soort === 'ingediend';
  const heeftIets = isOnverzonden(toestand) && verzending.soort !== 'bezig';
  useEffect(() => {
    bewaarder.wil(heeftIets ? naarConcept(invoer, bestanden) : undefined);
  }, [bewaarder, heeftIets, invoer, bestanden]);
  useEffect(() => {
    // Sending in has ended the draft at the insurer.
    if (ingediend) void bewaarder.einde();
  }, [bewaarder, ingediend]);
  useEffect(() => () => bewaarder.sluit(), [bewaarder]);

  const { stand, elders, bewaard } = anders ?? bewaarder.bericht;
  const allesOntvangen = bestanden.every(({ staat }) => staat.soort === 'ontvangen');
  return {
    stand,
    elders,
    allesOntvangen,
    isBewaard: bewaard === tekst && allesOntvangen,
    bewaarNu: () => bewaarder.bewaarNu(),
    rust: () => bewaarder.rust(),
    neemOver: () => {
      meld({ soort: 'overgenomen', concept: elders ?? undefined });
      bewaarder.verder();
    },
    houd: () => bewaarder.verder(),
    gooiWeg: async () => {
      await bewaarder.einde();
      return (await stuur(verwijderConceptOperatie, {})) === 'gelukt';
    },
  };
}
