import { formatBedrag } from '@mijn/domain/geld';
import { Antwoord } from '@mijn/ui/Antwoord';
import { Knop } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Pagina } from '@mijn/ui/Pagina';
import { CircleCheckBig, Printer } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { lader } from '../../api/lader.ts';
import { useAppOmgeving } from '../../api/omgeving.ts';
import { useVervolg } from '../../api/useVervolg.ts';
import * as m from '../../generated/teksten/betalingen.js';
import { BetalingFeiten } from './BetalingFeiten.tsx';
import { getBetaling } from './getBetaling.ts';
import type { Betaling } from './stand.ts';
import { Onbekend } from './Wachten.tsx';
import { Weg } from './Weg.tsx';

/** Only what was paid stays at this address; all else goes on to where it belongs. */
export const loader = lader((vraag) => getBetaling('betalingGelukt', vraag));

function Gelukt({ betaling }: { readonly betaling: Betaling }) {
  const { taal } = useAppOmgeving();
  const bedrag = formatBedrag(betaling.bedrag, taal);
  return (
    <Pagina smal bovenTitel={m.pagina()} titel={m.gelukt()}>
      <Antwoord soort="positief" pictogram={CircleCheckBig} titel={m.ontvangen({ bedrag })}>
        <p>{m.ontvangenTekst()}</p>
      </Antwoord>
      <BetalingFeiten betaling={betaling} />
      <Knoppen>
        <Weg hoofd="facturen" />
        <Knop variant="stil" pictogram={Printer} onClick={() => window.print()}>
          {m.print()}
        </Knop>
      </Knoppen>
    </Pagina>
  );
}

/** /betaling/gelukt: what was paid, to keep. */
export function Component() {
  const stand = useLoaderData<typeof loader>();
  useVervolg(stand.soort === 'onbekend');
  return stand.soort === 'bekend' ? <Gelukt betaling={stand.betaling} /> : <Onbekend />;
}
