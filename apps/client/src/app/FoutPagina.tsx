import { isRouteErrorResponse, useRouteError } from 'react-router';
import { DocumentTitel } from './DocumentTitel.tsx';
import { LuiStatus } from './luieSchermen.ts';
import { statusPaginaNaam } from './titels.ts';

/** The status an error of the router stands for; 500 for what nobody foresaw. */
export function statusVanFout(fout: unknown): number {
  return isRouteErrorResponse(fout) ? fout.status : 500;
}

/** What stands in the place of a page that failed; the frame round it stays. */
export function FoutPagina() {
  const status = statusVanFout(useRouteError());
  return (
    <>
      <DocumentTitel pagina={statusPaginaNaam(status)} />
      <LuiStatus status={status} />
    </>
  );
}
