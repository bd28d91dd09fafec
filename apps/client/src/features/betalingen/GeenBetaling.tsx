import { Antwoord } from '@mijn/ui/Antwoord';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Pagina } from '@mijn/ui/Pagina';
import { SearchX } from 'lucide-react';
import * as m from '../../generated/teksten/betalingen.js';
import { Weg } from './Weg.tsx';

/** No payment of the last 24 hours, or none by the address (decisions §7). */
export function GeenBetaling() {
  return (
    <Pagina smal bovenTitel={m.pagina()} titel={m.geen()}>
      <Antwoord soort="info" pictogram={SearchX} titel={m.geenKop()}>
        <p>{m.geenTekst()}</p>
      </Antwoord>
      <Knoppen>
        <Weg hoofd="overzicht" />
      </Knoppen>
    </Pagina>
  );
}
