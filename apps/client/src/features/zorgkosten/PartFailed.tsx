import { Alert } from '@mijn/ui/Alert';
import { Retry } from '../../forms/Retry.tsx';
import * as m from '../../generated/texts/zorgkosten.js';

/** A part of the screen that was asked for and failed: said in its place, with a way to try again (docs/decisions.md §8). */
export function PartFailed() {
  return <Alert kind="error" title={m.partFailed()} role="alert" action={<Retry />} />;
}
