import type { Merk } from '@mijn/domain/merken';
import type { PaginaNaam } from '@mijn/domain/paden';
import { TekeningRust } from '@mijn/ui/TekeningRust';
import { type StatusTekening, TekeningStatus } from '@mijn/ui/TekeningStatus';
import type { ReactNode } from 'react';

const bijPagina: Partial<Record<PaginaNaam, StatusTekening>> = {
  inloggenMislukt: 'kapot',
  status401: 'slot',
  status403: 'slot',
  status404: 'zoek',
  status500: 'kapot',
  status503: 'gereedschap',
};

/** The drawing beside a page outside the login; unknown addresses look for their page. */
export function tekeningVan(pagina: PaginaNaam | undefined, merk: Merk): ReactNode {
  if (pagina === 'inloggen' || pagina === 'uitloggen') return <TekeningRust merk={merk} />;
  return <TekeningStatus naam={(pagina && bijPagina[pagina]) ?? 'zoek'} />;
}
