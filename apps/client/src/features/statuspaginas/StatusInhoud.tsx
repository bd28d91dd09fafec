import { paginas } from '@mijn/domain/paden';
import { knopKlasse } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Pagina } from '@mijn/ui/Pagina';
import { Schakel } from '@mijn/ui/Schakel';
import { useLocation } from 'react-router';
import { misluktAdres } from '../../api/reageer.ts';
import * as t from '../../generated/teksten/statuspaginas.js';
import { Hulp } from './Hulp.tsx';
import { Plaatje } from './Plaatje.tsx';
import { opnieuwAdres, type StatusKnop, statusTekst } from './statusTeksten.ts';
import { TerugKnop } from './TerugKnop.tsx';

// A plain link and not the router's: a fresh document asks everything again.
function OpnieuwKnop() {
  const { pathname, search } = useLocation();
  return (
    <a href={opnieuwAdres(pathname + search, misluktAdres())} className={knopKlasse()}>
      {t.probeerOpnieuw()}
    </a>
  );
}

function StatusKnopje({ knop }: { readonly knop: StatusKnop }) {
  if (knop === 'probeerOpnieuw') return <OpnieuwKnop />;
  if (knop === 'terug') return <TerugKnop />;
  const [{ pad }, tekst] =
    knop === 'naarInloggen'
      ? [paginas.inloggen, t.probeerOpnieuw()]
      : [paginas.overzicht, t.naarOverzicht()];
  return (
    <Schakel href={pad} className={knopKlasse()}>
      {tekst}
    </Schakel>
  );
}

/** A status page: what is the matter, one drawing, one button and the way to help. */
export function StatusInhoud({ status }: { readonly status: number }) {
  const { kop, tekst, tekening, knop } = statusTekst(status);
  return (
    <>
      <Plaatje naam={tekening} />
      <Pagina titel={kop()} ondertitel={tekst()} smal>
        <Knoppen>
          <StatusKnopje knop={knop} />
        </Knoppen>
        <Hulp />
      </Pagina>
    </>
  );
}
