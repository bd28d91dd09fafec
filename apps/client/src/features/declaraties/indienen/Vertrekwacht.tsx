import { Dialoog } from '@mijn/ui/Dialoog';
import { Knop } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { useEffect, useEffectEvent, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import * as m from '../../../generated/teksten/indienen.js';
import type { Bewaring } from './concept/useConcept.ts';
import { isOnverzonden } from './toestand.ts';
import type { Indienen } from './useIndienen.ts';

// The browser's own question when the tab is closed or reloaded; its words are the browser's.
function useSluitVraag(vragen: boolean): void {
  useEffect(() => {
    if (!vragen) return undefined;
    const vraag = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', vraag);
    return () => window.removeEventListener('beforeunload', vraag);
  }, [vragen]);
}

// Files that are still on their way are no part of the draft yet.
async function bewaarVoorVertrek(bewaring: Bewaring): Promise<boolean> {
  return bewaring.allesOntvangen && (await bewaring.bewaarNu());
}

/**
 * Keeps the draft before a claim that was not sent in is left behind, and asks only where that
 * fails; going between its steps asks nothing.
 */
export function Vertrekwacht({ toestand, bewaring }: Pick<Indienen, 'toestand' | 'bewaring'>) {
  const vragen = isOnverzonden(toestand) && !bewaring.isBewaard;
  const [vraagt, zetVraagt] = useState(false);
  const houdTegen: BlockerFunction = ({ currentLocation, nextLocation }) =>
    vragen && currentLocation.pathname !== nextLocation.pathname;
  const wacht = useBlocker(houdTegen);
  useSluitVraag(vragen);
  const vertrek = useEffectEvent(() =>
    bewaarVoorVertrek(bewaring).then((gelukt) => {
      if (!gelukt) zetVraagt(true);
      else if (wacht.state === 'blocked') wacht.proceed();
    }),
  );
  const tegengehouden = wacht.state === 'blocked';
  useEffect(() => {
    if (tegengehouden) void vertrek();
  }, [tegengehouden]);
  const blijf = () => {
    zetVraagt(false);
    if (wacht.state === 'blocked') wacht.reset();
  };
  return (
    <Dialoog
      open={vraagt && tegengehouden}
      titel={m.vertrekTitel()}
      onSluit={blijf}
      knoppen={
        <Knoppen>
          <Knop onClick={blijf}>{m.blijf()}</Knop>
          <Knop variant="gevaar" onClick={() => wacht.state === 'blocked' && wacht.proceed()}>
            {m.gaWeg()}
          </Knop>
        </Knoppen>
      }
    >
      <p>{m.vertrekTekst()}</p>
    </Dialoog>
  );
}
