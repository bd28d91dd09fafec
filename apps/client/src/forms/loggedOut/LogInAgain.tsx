import { pages } from '@mijn/domain/paths';
import * as loggedOutWords from '../../generated/texts/loggedOut.js';

/** The way back to a session in a new tab: this one keeps what was filled in, and sends it afterwards. */
export function LogInAgain() {
  return (
    <a href={`${pages.inloggen.path}?unauthorized=true`} target="_blank" rel="noopener">
      {loggedOutWords.loginInNewTab()}
    </a>
  );
}
