import { Omgeving } from '@mijn/ui/Omgeving';
import { useAppOmgeving } from '../api/omgeving.ts';
import { FoutPagina } from './FoutPagina.tsx';
import { LuiBuiten } from './luieSchermen.ts';
import { uiOmgeving } from './uiOmgeving.ts';

/** What is shown when the frame itself could not be made: the whole page is the status page. */
export function RootFout() {
  return (
    <Omgeving waarde={uiOmgeving[useAppOmgeving().taal]}>
      <LuiBuiten>
        <FoutPagina />
      </LuiBuiten>
    </Omgeving>
  );
}
