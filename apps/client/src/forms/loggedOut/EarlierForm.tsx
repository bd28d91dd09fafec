import { Alert } from '@mijn/ui/Alert';
import * as loggedOutWords from '../../generated/texts/loggedOut.js';

/**
 * Says of a form that stood in a page of an earlier session of the same person that nothing was done yet, and that all
 * that was typed is still there (ADR 0032).
 * @param hasFiles its files have to be chosen again: no page can do that
 */
export function EarlierForm({ hasFiles }: { readonly hasFiles: boolean }) {
  return (
    <Alert kind="error" title={loggedOutWords.earlierTitle()} role="alert">
      <p>{loggedOutWords.earlierText()}</p>
      {hasFiles && <p>{loggedOutWords.earlierFiles()}</p>}
    </Alert>
  );
}
