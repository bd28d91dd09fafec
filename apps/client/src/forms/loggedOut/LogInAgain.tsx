import { loginAddress } from '../../api/returnPath.ts';
import * as loggedOutWords from '../../generated/texts/loggedOut.js';
import { useLocation } from 'react-router';

/**
 * The way back to a session in a new tab, which goes on at this page; this tab keeps what was filled in, and sends it
 * afterwards.
 */
export function LogInAgain() {
  const { pathname, search } = useLocation();
  return (
    <a href={loginAddress(pathname + search, 'unauthorized')} target="_blank" rel="noopener">
      {loggedOutWords.loginInNewTab()}
    </a>
  );
}
