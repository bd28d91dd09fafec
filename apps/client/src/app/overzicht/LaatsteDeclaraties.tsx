import { paginas } from '@mijn/domain/paden';
import { Kaart } from '@mijn/ui/Kaart';
import { knopKlasse } from '@mijn/ui/Knop';
import { Lijst } from '@mijn/ui/Lijst';
import { Pictogram } from '@mijn/ui/Pictogram';
import { Schakel } from '@mijn/ui/Schakel';
import { Stapel } from '@mijn/ui/Stapel';
import { Camera } from 'lucide-react';
import { type DeclaratieInRij, DeclaratieRij } from '../../features/declaraties/DeclaratieRij.tsx';
import * as m from '../../generated/teksten/overzicht.js';

/** The last claims as rows, and the quick way to a new one. */
export function LaatsteDeclaraties(props: { readonly declaraties: readonly DeclaratieInRij[] }) {
  const leeg = props.declaraties.length === 0;
  const alle = <Schakel href={paginas.declaraties.pad}>{m.alle()}</Schakel>;
  return (
    <Kaart titel={m.laatste()} actie={leeg ? undefined : alle}>
      <Stapel>
        {leeg ? (
          <p>{m.geenDeclaraties()}</p>
        ) : (
          <Lijst>
            {props.declaraties.map((declaratie) => (
              <DeclaratieRij key={declaratie.nummer} declaratie={declaratie} />
            ))}
          </Lijst>
        )}
        <Schakel
          href={paginas.declaratieIndienen.pad}
          className={knopKlasse({ variant: leeg ? 'hoofd' : 'tweede', breed: true })}
        >
          <Pictogram icoon={Camera} klein />
          <span>{m.indienen()}</span>
        </Schakel>
      </Stapel>
    </Kaart>
  );
}
