import { pages } from '@mijn/domain/paths';

const field = 'ingediend';
const numberShape = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;

/** The page that confirms a claim which was sent in without script; not every insurer gives a number. */
export function sentAddress(number: string | undefined): string {
  const search = new URLSearchParams({ [field]: number ?? '' });
  return `${pages.declaratieIndienen.path}?${search.toString()}`;
}

/** What the address says was sent in: undefined where nothing was, without a number where none was given. */
export function parseSent(search: URLSearchParams): { readonly number?: string } | undefined {
  const number = search.get(field);
  if (number === null) return undefined;
  return numberShape.test(number) ? { number } : {};
}
