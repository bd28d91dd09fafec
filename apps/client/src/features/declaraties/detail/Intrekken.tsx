import { Dialoog } from '@mijn/ui/Dialoog';
import { Knop } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Melding } from '@mijn/ui/Melding';
import { useEffect, useRef, useState } from 'react';
import * as m from '../../../generated/teksten/detail.js';
import type { Intrekking } from './useIntrekken.ts';

// The button that had the focus is gone: what came instead takes it.
function AlOpgepakt() {
  const vak = useRef<HTMLDivElement>(null);
  useEffect(() => vak.current?.focus(), []);
  return (
    <div ref={vak} tabIndex={-1}>
      <Melding soort="info" titel={m.intrekkenBezetTitel()}>
        <p>{m.intrekkenBezetTekst()}</p>
      </Melding>
    </div>
  );
}

function Mislukt() {
  return (
    <Melding soort="fout" role="alert">
      <p>{m.intrekkenMislukt()}</p>
    </Melding>
  );
}

/** A way to withdraw a claim: a quiet button, and a question before it is done. */
export function Intrekken(props: { readonly mag: boolean; readonly intrekking: Intrekking }) {
  const { stand, bezig, trekIn } = props.intrekking;
  const [open, zetOpen] = useState(false);
  if (stand === 'bezet') return <AlOpgepakt />;
  if (!props.mag && !bezig) return null;
  const mislukt = stand === 'mislukt' && <Mislukt />;
  return (
    <div>
      {!open && mislukt}
      <Knop variant="stil" bezig={bezig} onClick={() => zetOpen(true)}>
        {m.intrekken()}
      </Knop>
      <Dialoog
        open={open}
        titel={m.intrekkenVraag()}
        onSluit={() => zetOpen(false)}
        knoppen={
          <Knoppen>
            <Knop variant="gevaar" bezig={bezig} onClick={trekIn}>
              {m.intrekkenJa()}
            </Knop>
            <Knop variant="tweede" onClick={() => zetOpen(false)}>
              {m.intrekkenNee()}
            </Knop>
          </Knoppen>
        }
      >
        <p>{m.intrekkenUitleg()}</p>
        {open && mislukt}
      </Dialoog>
    </div>
  );
}
