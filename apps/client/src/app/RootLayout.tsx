import { voortgang } from '@mijn/domain/constanten';
import { Omgeving } from '@mijn/ui/Omgeving';
import { Voortgang } from '@mijn/ui/Voortgang';
import { useEffect } from 'react';
import {
  Outlet,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
  useNavigation,
} from 'react-router';
import { useAppOmgeving } from '../api/omgeving.ts';
import { paginaVan } from '../api/terug.ts';
import { Aankondiging } from './Aankondiging.tsx';
import { uiOmgeving } from './uiOmgeving.ts';
import { useHashLinks } from './useHashLinks.ts';
import { useUniverseleLinks } from './useUniverseleLinks.ts';

/** Everything round the pages: progress, titles, focus, links and what happens on navigation. */
export function RootLayout() {
  const { taal } = useAppOmgeving();
  const pagina = paginaVan(useLocation().pathname)?.pagina;
  useUniverseleLinks();
  useHashLinks();
  useScrollRestoration();
  // For the bench: from here on the page answers to its person.
  useEffect(() => {
    performance.mark('usable');
  }, []);
  return (
    <Omgeving waarde={uiOmgeving[taal]}>
      <Voortgang actief={useNavigation().state !== 'idle'} {...voortgang} />
      <Outlet />
      <Aankondiging pagina={pagina} />
    </Omgeving>
  );
}
