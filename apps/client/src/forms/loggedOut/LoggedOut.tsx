import * as loggedOutWords from '../../generated/texts/loggedOut.js';
import { Alert } from '@mijn/ui/Alert';
import { useEffect, useSyncExternalStore } from 'react';
import { registerDirtyForm, isSessieGone, watchSessieGone } from '../../api/sessieGone.ts';
import { loginAddress } from '../../api/returnPath.ts';
import { useLocation } from 'react-router';

interface LoggedOutProps {
  readonly phase: string;
  /** The form holds unsent input, for which the page stays. */
  readonly filledIn: boolean;
}

const isThere = () => false;

/**
 * Alert that the session is gone and the input still there (docs/decisions.md §3): when the form could not
 * be sent, or when a background revalidation found out.
 */
export function LoggedOut({ phase, filledIn }: LoggedOutProps) {
  const isGone = useSyncExternalStore(watchSessieGone, isSessieGone, isThere);
  useEffect(() => (filledIn ? registerDirtyForm() : undefined), [filledIn]);
  if (phase !== 'loggedOut' && !(isGone && filledIn)) return null;
  return (
    <Alert kind="error" title={loggedOutWords.title()} action={<LogInAgain />} role="alert">
      <p>{loggedOutWords.text()}</p>
    </Alert>
  );
}

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
