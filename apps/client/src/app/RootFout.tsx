import { paginas } from '@mijn/domain/paden';
import { Omgeving } from '@mijn/ui/Omgeving';
import { Schakel } from '@mijn/ui/Schakel';
import { useAppOmgeving } from '../api/omgeving.ts';
import * as t from '../generated/teksten/app.js';
import { FoutPagina } from './FoutPagina.tsx';
import { LuiBuiten } from './luieSchermen.ts';
import { uiOmgeving } from './uiOmgeving.ts';

/**
 * What is shown when the frame itself could not be made: the whole page is the status page. Who is
 * logged in can still sign out.
 */
export function RootFout() {
  const { taal, ingelogd } = useAppOmgeving();
  const uitloggen = <Schakel href={paginas.uitloggen.pad}>{t.uitloggen()}</Schakel>;
  return (
    <Omgeving waarde={uiOmgeving[taal]}>
      <LuiBuiten voet={ingelogd && uitloggen}>
        <FoutPagina />
      </LuiBuiten>
    </Omgeving>
  );
}
