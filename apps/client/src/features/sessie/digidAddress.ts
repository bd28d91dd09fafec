import { pages } from '@mijn/domain/paths';
import { parseReturnPath, pageOf, returnQuery } from '../../api/returnPath.ts';

/**
 * The address that hands over to DigiD, with the page to return to by its name. Whoever was sent to
 * the login page by an error asks for a new login, even if an old session still lives.
 */
export function digidAddress(search: URLSearchParams): string {
  const back = pageOf(parseReturnPath(search));
  const request = back && search.has('terug') ? returnQuery(back) : new URLSearchParams();
  if (search.has('unauthorized') || search.has('reden')) request.set('opnieuw', '1');
  const tail = request.toString();
  return tail ? `${pages.digid.path}?${tail}` : pages.digid.path;
}
