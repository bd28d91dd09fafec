import { loginFields } from '@mijn/domain/queryFields';
import { pageOf, parseReturnPath, returnQuery } from '../../api/returnPath.ts';

/**
 * What an address on the way through the login says of the page to return to, to be carried along: always a page
 * of our own table, never what somebody wrote there; nothing where it names none.
 */
export function backQuery(search: URLSearchParams): URLSearchParams {
  const back = search.has(loginFields.back) ? pageOf(parseReturnPath(search)) : undefined;
  return back ? returnQuery(back) : new URLSearchParams();
}
