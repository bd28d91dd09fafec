import { pages } from '@mijn/domain/paths';
import { isSentByError, loginFields } from '@mijn/domain/queryFields';
import { parseReturnPath, pageOf, returnQuery } from '../../api/returnPath.ts';

/**
 * Returns the address that redirects to DigiD, with the name of the page to return to. A person whom an
 * error sent to the login page needs a new login, even if an old session still lives.
 */
export function digidAddress(search: URLSearchParams): string {
  const back = pageOf(parseReturnPath(search));
  const request = back && search.has(loginFields.back) ? returnQuery(back) : new URLSearchParams();
  if (isSentByError(search)) request.set(loginFields.again, '1');
  const tail = request.toString();
  return tail ? `${pages.digid.path}?${tail}` : pages.digid.path;
}
