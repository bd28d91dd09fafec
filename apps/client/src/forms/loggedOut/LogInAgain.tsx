import { loginAddress } from '../../api/returnPath.ts';
import * as loggedOutWords from '../../generated/texts/loggedOut.js';
import { useLocation } from 'react-router';

/**
 * Link to log in again in a new tab, which goes on at this page; this tab keeps its input and sends it
 * afterwards.
 */
export function LogInAgain() {
  const { pathname, search, hash } = useLocation();
  return (
    <a href={loginAddress(pathname + search + hash, 'unauthorized')} target="_blank" rel="noopener">
      {loggedOutWords.loginInNewTab()}
    </a>
  );
}
