import { Dialoog } from '@mijn/ui/Dialoog';
import { Knop } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import * as m from '../../../generated/teksten/indienen.js';
import { isOnverzonden, type Toestand } from './toestand.ts';

// The browser's own question when the tab is closed or reloaded; its words are the browser's.
function useSluitVraag(vragen: boolean): void {
  useEffect(() => {
    if (!vragen) return undefined;
    const vraag = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', vraag);
    return () => window.removeEventListener('beforeunload', vraag);
  }, [vragen]);
}

/** Asks before a claim that was not sent in is left behind; going between its steps asks nothing. */
export function Vertrekwacht({ toestand }: { readonly toestand: Toestand }) {
  const vragen = isOnverzonden(toestand);
  const houdTegen: BlockerFunction = ({ currentLocation, nextLocation }) =>
    vragen && currentLocation.pathname !== nextLocation.pathname;
  const wacht = useBlocker(houdTegen);
  useSluitVraag(vragen);
  const blijf = () => {
    if (wacht.state === 'blocked') wacht.reset();
  };
  return (
    <Dialoog
      open={wacht.state === 'blocked'}
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
