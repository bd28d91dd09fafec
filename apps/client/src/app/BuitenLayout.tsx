import { TekeningRust } from '@mijn/ui/TekeningRust';
import { useLocation } from 'react-router';
import { useAppOmgeving } from '../api/omgeving.ts';
import { paginaVan } from '../api/terug.ts';
import { Buiten } from './Buiten.tsx';
import { Scherm } from './Scherm.tsx';

// A picture of calm beside logging in and out; the other pages bring a drawing of their own.
const metBeeld = new Set<string | undefined>(['inloggen', 'uitloggen']);

/** Every page outside the login. */
export function Component() {
  const { merk } = useAppOmgeving().config;
  const pagina = paginaVan(useLocation().pathname)?.pagina;
  return (
    <Buiten beeld={metBeeld.has(pagina) ? <TekeningRust merk={merk} /> : undefined}>
      <Scherm />
    </Buiten>
  );
}
