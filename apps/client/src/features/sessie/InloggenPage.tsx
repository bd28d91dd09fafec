import { merken } from '@mijn/domain/merken';
import { paginas } from '@mijn/domain/paden';
import { knopKlasse } from '@mijn/ui/Knop';
import { Pagina } from '@mijn/ui/Pagina';
import { Schakel } from '@mijn/ui/Schakel';
import { useAppOmgeving } from '../../api/omgeving.ts';
import * as t from '../../generated/teksten/sessie.js';

/** The login page. */
export function Component() {
  const { product } = merken[useAppOmgeving().config.merk];
  return (
    <Pagina titel={t.inloggenTitel({ product })} smal>
      <Schakel href={paginas.digid.pad} className={knopKlasse()}>
        {t.inloggenMetDigid()}
      </Schakel>
    </Pagina>
  );
}
