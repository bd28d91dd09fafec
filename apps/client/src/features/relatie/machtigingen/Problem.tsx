import { Alert } from '@mijn/ui/Alert';
import { mayRetry } from '../../../api/sendOperation.ts';
import * as m from '../../../generated/texts/machtigingen.js';

/** Why a permission was not given or ended; nothing while none failed. */
export function Problem({ phase }: { readonly phase: string }) {
  const isOutdated = phase === 'conflict' || phase === 'missing' || phase === 'refused';
  if (!isOutdated && !mayRetry(phase)) return null;
  return (
    <Alert kind="error" title={m.failedTitle()} role="alert">
      <p>{isOutdated ? m.changedText() : m.failedText()}</p>
    </Alert>
  );
}
