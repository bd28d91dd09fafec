import { isIdOfOurs, pages } from '@mijn/domain/paths';

const field = 'ingetrokken';

/** The list of claims, which confirms that one was withdrawn. */
export function withdrawnAddress(number: string): string {
  return `${pages.declaraties.path}?${new URLSearchParams({ [field]: number }).toString()}`;
}

/** The number of the claim that was just withdrawn, if the address tells one. */
export function parseWithdrawn(search: URLSearchParams): string | undefined {
  const number = search.get(field) ?? '';
  return isIdOfOurs(number) ? number : undefined;
}
