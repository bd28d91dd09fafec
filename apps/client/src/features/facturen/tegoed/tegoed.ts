import type { Part } from '../../../api/response.ts';
import type { Tegoed } from './tegoed.fragments.ts';

/** Returns the money known to wait; undefined after a failure. An insurer without the call has none. */
export function knownTegoeden(part: Part<readonly Tegoed[]>): readonly Tegoed[] | undefined {
  if (part.succeeded) return part.value;
  return part.status === 404 ? [] : undefined;
}
