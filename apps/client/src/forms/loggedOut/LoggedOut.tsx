import { Alert } from '@mijn/ui/Alert';
import { useEffect, useSyncExternalStore } from 'react';
import { holdUnsent, isSessieGone, watchSessieGone } from '../../api/sessieGone.ts';
import * as loggedOutWords from '../../generated/texts/loggedOut.js';
import { LogInAgain } from './LogInAgain.tsx';

interface LoggedOutProps {
  /** How far the form's own sending is. */
  readonly phase: string;
  /** Something stands filled in that was not sent: the page stays for it. */
  readonly filledIn: boolean;
}

const isThere = () => false;

/**
 * Says of a form that the session is gone and that all of it is still there (docs/decisions.md §3): where it could not be
 * sent, or where a look that nobody asked for found it.
 */
export function LoggedOut({ phase, filledIn }: LoggedOutProps) {
  const isGone = useSyncExternalStore(watchSessieGone, isSessieGone, isThere);
  useEffect(() => (filledIn ? holdUnsent() : undefined), [filledIn]);
  if (phase !== 'loggedOut' && !(isGone && filledIn)) return null;
  return (
    <Alert kind="error" title={loggedOutWords.title()} action={<LogInAgain />} role="alert">
      <p>{loggedOutWords.text()}</p>
    </Alert>
  );
}
