import { Omgeving } from '@mijn/ui/Omgeving';
import { useRouteError } from 'react-router';
import { useAppOmgeving } from '../api/omgeving.ts';
import { Buiten } from './Buiten.tsx';
import { FoutPagina, statusVanFout } from './FoutPagina.tsx';
import { tekeningVan } from './tekeningen.tsx';
import { statusPaginaNaam } from './titels.ts';
import { uiOmgeving } from './uiOmgeving.ts';

/** What is shown when the frame itself could not be made: the whole page is the status page. */
export function RootFout() {
  const { taal, config } = useAppOmgeving();
  const pagina = statusPaginaNaam(statusVanFout(useRouteError()));
  return (
    <Omgeving waarde={uiOmgeving[taal]}>
      <Buiten tekening={tekeningVan(pagina, config.merk)}>
        <FoutPagina />
      </Buiten>
    </Omgeving>
  );
}
