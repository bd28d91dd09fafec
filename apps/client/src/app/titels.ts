import { merken, type Merk } from '@mijn/domain/merken';
import { type PaginaNaam, paginas } from '@mijn/domain/paden';
import type { Taal } from '@mijn/domain/taal';

/** The title of a document: `{product} | {page title}`, or just the brand's name (§2, decisions §1). */
export function documentTitel(merk: Merk, taal: Taal, pagina?: PaginaNaam): string {
  const { naam, product } = merken[merk];
  return pagina === undefined ? naam : `${product} | ${paginas[pagina].titel[taal]}`;
}

const paginaBijStatus: Readonly<Record<number, PaginaNaam>> = {
  401: 'status401',
  403: 'status403',
  404: 'status404',
  500: 'status500',
  503: 'status503',
};

/** The page that gives its title to a screen that failed with a status. */
export function statusPaginaNaam(status: number): PaginaNaam {
  return paginaBijStatus[status] ?? 'status500';
}
