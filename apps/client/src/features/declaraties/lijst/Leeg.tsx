import { paginas } from '@mijn/domain/paden';
import { Kaart } from '@mijn/ui/Kaart';
import { knopKlasse } from '@mijn/ui/Knop';
import { LeegBeeld } from '@mijn/ui/LeegBeeld';
import { Pagina } from '@mijn/ui/Pagina';
import { Schakel } from '@mijn/ui/Schakel';
import { TekeningLeeg } from '@mijn/ui/TekeningLeeg';
import * as m from '../../../generated/teksten/lijst.js';
import { Ingetrokken } from './Ingetrokken.tsx';

/** The whole screen for somebody who never claimed anything. */
export function NogNiets() {
  return (
    <Pagina titel={m.titel()}>
      <Ingetrokken />
      <Kaart>
        <LeegBeeld
          tekening={<TekeningLeeg />}
          titel={m.leegTitel()}
          actie={
            <Schakel href={paginas.declaratieIndienen.pad} className={knopKlasse()}>
              {m.indienen()}
            </Schakel>
          }
        >
          <p>{m.leegTekst()}</p>
        </LeegBeeld>
      </Kaart>
    </Pagina>
  );
}

/** In the place of the list when nothing matches the filters. */
export function NietsGevonden() {
  return (
    <Kaart>
      <LeegBeeld
        tekening={<TekeningLeeg />}
        titel={m.nietsGevondenTitel()}
        actie={
          <Schakel href={paginas.declaraties.pad} className={knopKlasse({ variant: 'tweede' })}>
            {m.wisFilters()}
          </Schakel>
        }
      >
        <p>{m.nietsGevondenTekst()}</p>
      </LeegBeeld>
    </Kaart>
  );
}
