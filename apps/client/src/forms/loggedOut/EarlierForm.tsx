import { Alert } from '@mijn/ui/Alert';
import * as loggedOutWords from '../../generated/texts/loggedOut.js';

/**
 * Alert for a form from a page of an earlier session of the same person: nothing was done yet, and all
 * input is still there (ADR 0032).
 * @param hasFiles whether its files have to be chosen again, which no page can do
 */
export function EarlierForm({ hasFiles }: { readonly hasFiles: boolean }) {
  return (
    <Alert kind="error" title={loggedOutWords.earlierTitle()} role="alert">
      <p>{loggedOutWords.earlierText()}</p>
      {hasFiles && <p>{loggedOutWords.earlierFiles()}</p>}
    </Alert>
  );
}
