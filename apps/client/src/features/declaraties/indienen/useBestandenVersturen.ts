import { aanroepPaden } from '@mijn/domain/paden';
import { type Dispatch, useEffect, useRef } from 'react';
import type { BestandStaat, GekozenBestand } from './bestanden.ts';
import type { Gebeurtenis } from './toestand.ts';
import { bestandUitslag, type BestandUitslag } from './uitslag.ts';
import { verstuur } from './verstuur.ts';

function staatNa(uitslag: BestandUitslag): BestandStaat {
  if (uitslag.soort === 'ontvangen') return { ...uitslag, bevestigd: false };
  return uitslag.soort === 'mislukt' ? { soort: 'mislukt', fout: uitslag.fout } : uitslag;
}

async function stuurBestand(
  { bestand, sleutel }: GekozenBestand,
  meld: Dispatch<Gebeurtenis>,
  signal: AbortSignal,
): Promise<void> {
  // Only a file of a draft is none, and that was received already.
  if (!(bestand instanceof File)) return;
  const formulier = new FormData();
  formulier.append('bestand', bestand, bestand.name);
  const onVoortgang = (voortgang: number) =>
    meld({ soort: 'bestandStaat', sleutel, staat: { soort: 'versturen', voortgang } });
  const antwoord = await verstuur({
    pad: aanroepPaden.validerenBestand,
    formulier,
    onVoortgang,
    signal,
  });
  if (signal.aborted) return;
  meld({ soort: 'bestandStaat', sleutel, staat: staatNa(bestandUitslag(antwoord)) });
}

/**
 * Sends each picked file to be checked as soon as it stands in the list (decisions §5), and stops
 * one that is taken away while it is on its way.
 */
export function useBestandenVersturen(
  bestanden: readonly GekozenBestand[],
  meld: Dispatch<Gebeurtenis>,
): void {
  const onderweg = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const loopt = onderweg.current;
    for (const een of bestanden) {
      if (een.staat.soort !== 'versturen') loopt.delete(een.sleutel);
      else if (!loopt.has(een.sleutel)) {
        const stop = new AbortController();
        loopt.set(een.sleutel, stop);
        void stuurBestand(een, meld, stop.signal);
      }
    }
    for (const [sleutel, stop] of loopt) {
      if (bestanden.some((een) => een.sleutel === sleutel)) continue;
      stop.abort();
      loopt.delete(sleutel);
    }
  }, [bestanden, meld]);
  useEffect(() => {
    const loopt = onderweg.current;
    return () => {
      for (const stop of loopt.values()) stop.abort();
      loopt.clear();
    };
  }, []);
}
