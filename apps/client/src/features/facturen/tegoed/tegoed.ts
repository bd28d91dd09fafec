import type { Part } from '../../../api/response.ts';
import type { Tegoed } from './tegoed.fragments.ts';

/** What is known to wait; undefined while that cannot be said. An insurer without it knows of none. */
export function knownTegoeden(part: Part<readonly Tegoed[]>): readonly Tegoed[] | undefined {
  if (part.succeeded) return part.value;
  return part.status === 404 ? [] : undefined;
}
