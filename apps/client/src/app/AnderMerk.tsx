import { type Merk, merken } from '@mijn/domain/merken';
import { paginas } from '@mijn/domain/paden';
import { knopKlasse } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Pagina } from '@mijn/ui/Pagina';
import { Schakel } from '@mijn/ui/Schakel';
import { TekeningRust } from '@mijn/ui/TekeningRust';
import { useAppOmgeving } from '../api/omgeving.ts';
import * as t from '../generated/teksten/app.js';
import { Buiten } from './Buiten.tsx';

/** For who is insured with the other brand: the way there (decisions §1). */
export function AnderMerk({ merk }: { readonly merk: Merk }) {
  const { merkUrls } = useAppOmgeving().config;
  const { naam, product } = merken[merk];
  return (
    <Buiten beeld={<TekeningRust merk={merk} />}>
      <Pagina titel={t.anderMerkTitel({ naam })} ondertitel={t.anderMerk({ product })} smal>
        <Knoppen>
          <Schakel href={merkUrls[merk] + paginas.inloggen.pad} className={knopKlasse()}>
            {t.naarAnderMerk({ product })}
          </Schakel>
          <Schakel href={paginas.uitloggen.pad} className={knopKlasse({ variant: 'tweede' })}>
            {t.uitloggen()}
          </Schakel>
        </Knoppen>
      </Pagina>
    </Buiten>
  );
}
