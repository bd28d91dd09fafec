import { voortgang } from '@mijn/domain/constanten';
import type { PaginaNaam } from '@mijn/domain/paden';
import { paginas } from '@mijn/domain/paden';
import { Omgeving } from '@mijn/ui/Omgeving';
import { Voortgang } from '@mijn/ui/Voortgang';
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useNavigation } from 'react-router';
import { useAppOmgeving } from '../api/omgeving.ts';
import { paginaVan } from '../api/terug.ts';
import { Aankondiging } from './Aankondiging.tsx';
import { Binnen } from './Binnen.tsx';
import { Buiten } from './Buiten.tsx';
import type { RootData } from './rootLoader.ts';
import { tekeningVan } from './tekeningen.tsx';
import { uiOmgeving } from './uiOmgeving.ts';

function Inhoud({ pagina, relatie }: { readonly pagina: PaginaNaam | undefined } & RootData) {
  const { merk } = useAppOmgeving().config;
  if (relatie && pagina && paginas[pagina].login) {
    return (
      <Binnen relatie={relatie}>
        <Outlet />
      </Binnen>
    );
  }
  return (
    <Buiten tekening={tekeningVan(pagina, merk)}>
      <Outlet />
    </Buiten>
  );
}

/** Everything round the pages: frame, progress, titles, focus and what happens on navigation. */
export function RootLayout() {
  const { taal } = useAppOmgeving();
  const { relatie } = useLoaderData<RootData>();
  const pagina = paginaVan(useLocation().pathname)?.pagina;
  return (
    <Omgeving waarde={uiOmgeving[taal]}>
      <Voortgang actief={useNavigation().state !== 'idle'} {...voortgang} />
      <Aankondiging pagina={pagina} />
      <Inhoud pagina={pagina} relatie={relatie} />
      <ScrollRestoration />
    </Omgeving>
  );
}
