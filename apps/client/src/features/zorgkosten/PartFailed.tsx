import { Alert } from '@mijn/ui/Alert';
import { Retry } from '../../forms/Retry.tsx';
import * as m from '../../generated/texts/zorgkosten.js';

/** Inline error of a part of the screen, with a retry (docs/decisions.md §8). */
export function PartFailed() {
  return <Alert kind="error" title={m.partFailed()} role="alert" action={<Retry />} />;
}
