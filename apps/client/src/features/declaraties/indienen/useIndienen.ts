import { aanroepPaden } from '@mijn/domain/paden';
import { type Dispatch, useReducer, useRef } from 'react';
import { kentUitbreidingen } from './bestanden.ts';
import type { Concept } from './concept/concept.ts';
import { type Bewaring, useConcept } from './concept/useConcept.ts';
import { maakFormulier } from './formulier.ts';
import {
  beginToestand,
  type Gebeurtenis,
  sleutelVoor,
  type Toestand,
  volgendeToestand,
} from './toestand.ts';
import { indienUitslag } from './uitslag.ts';
import { useBestandenVersturen } from './useBestandenVersturen.ts';
import { verstuur } from './verstuur.ts';

/** A claim in the making and what can be done with it. */
export interface Indienen {
  readonly toestand: Toestand;
  readonly meld: Dispatch<Gebeurtenis>;
  /** Sends the claim in, with the codes of the warnings that the person confirmed. */
  readonly dienIn: (bevestigd: readonly string[]) => void;
  readonly bewaring: Bewaring;
}

const idempotencyHeader = 'idempotency-key';

/**
 * Holds a claim in memory, keeps its draft, and sends its files and itself; `alleen` is the one
 * person there is, `concept` the draft it goes on with.
 */
export function useIndienen(alleen: string | undefined, concept: Concept | undefined): Indienen {
  const [toestand, meld] = useReducer(volgendeToestand, undefined, () =>
    beginToestand(alleen, concept),
  );
  const bewaring = useConcept(toestand, meld, concept);
  const bezig = useRef(false);
  useBestandenVersturen(toestand.bestanden, meld);

  const stuur = async (bevestigd: readonly string[]): Promise<void> => {
    const { invoer, bestanden } = toestand;
    const sleutel = sleutelVoor(toestand.verzending, () => crypto.randomUUID());
    meld({ soort: 'verstuurd', sleutel, bevestigd });
    // A draft that arrived after its claim would come back as one that was not sent in.
    await bewaring.rust();
    const antwoord = await verstuur({
      pad: aanroepPaden.indienen,
      formulier: maakFormulier(invoer, bestanden, bevestigd),
      kop: { [idempotencyHeader]: sleutel },
      // Not stopped when the person leaves: what was sent in may arrive.
      signal: new AbortController().signal,
    });
    meld({ soort: 'uitslag', uitslag: indienUitslag(antwoord, kentUitbreidingen(bestanden)) });
  };

  const dienIn = (bevestigd: readonly string[]): void => {
    // A second click can come before React has drawn the busy button.
    if (bezig.current) return;
    bezig.current = true;
    void stuur(bevestigd).finally(() => {
      bezig.current = false;
    });
  };
  return { toestand, meld, dienIn, bewaring };
}
