import { pages } from '@mijn/domain/paths';
import { isSentByError, loginFields } from '@mijn/domain/queryFields';
import { parseReturnPath, pageOf, returnQuery } from '../../api/returnPath.ts';

/**
 * The address that hands over to DigiD, with the page to return to by its name. Whoever was sent to
 * the login page by an error asks for a new login, even if an old session still lives.
 */
export function digidAddress(search: URLSearchParams): string {
  const back = pageOf(parseReturnPath(search));
  const request = back && search.has(loginFields.back) ? returnQuery(back) : new URLSearchParams();
  if (isSentByError(search)) request.set(loginFields.again, '1');
  const tail = request.toString();
  return tail ? `${pages.digid.path}?${tail}` : pages.digid.path;
}
