import { Alert } from '@mijn/ui/Alert';
import * as m from '../../generated/texts/loggedOut.js';
import { LogInAgain } from './LogInAgain.tsx';

/** Says of a form that could not be sent because the session is gone that all of it is still there (decisions §3). */
export function LoggedOut({ phase }: { readonly phase: string }) {
  if (phase !== 'loggedOut') return null;
  return (
    <Alert kind="error" title={m.title()} action={<LogInAgain />} role="alert">
      <p>{m.text()}</p>
    </Alert>
  );
}
