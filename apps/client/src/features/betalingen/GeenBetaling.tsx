import { paginas } from '@mijn/domain/paden';
import { Antwoord } from '@mijn/ui/Antwoord';
import { knopKlasse } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Pagina } from '@mijn/ui/Pagina';
import { Schakel } from '@mijn/ui/Schakel';
import { SearchX } from 'lucide-react';
import * as m from '../../generated/teksten/betalingen.js';

/** No payment of the last 24 hours, or none by the address (decisions §7). */
export function GeenBetaling() {
  return (
    <Pagina smal bovenTitel={m.pagina()} titel={m.geen()}>
      <Antwoord soort="info" pictogram={SearchX} titel={m.geenKop()}>
        <p>{m.geenTekst()}</p>
      </Antwoord>
      <Knoppen>
        <Schakel href={paginas.overzicht.pad} className={knopKlasse()}>
          {m.naarOverzicht()}
        </Schakel>
        <Schakel href={paginas.facturen.pad} className={knopKlasse({ variant: 'tweede' })}>
          {m.naarFacturen()}
        </Schakel>
      </Knoppen>
    </Pagina>
  );
}
