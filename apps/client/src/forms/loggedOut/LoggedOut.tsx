import { Alert } from '@mijn/ui/Alert';
import { useEffect, useSyncExternalStore } from 'react';
import { registerDirtyForm, isSessieGone, watchSessieGone } from '../../api/sessieGone.ts';
import * as loggedOutWords from '../../generated/texts/loggedOut.js';
import { LogInAgain } from './LogInAgain.tsx';

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
