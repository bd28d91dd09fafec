import type { PageName } from '@mijn/domain/paths';
import { pageOf } from '../../api/returnPath.ts';

/** From a list into one of its things, or back to it. */
export type Movement = 'deeper' | 'back';

/** Where each detail's way back leads. */
const lists: Readonly<Partial<Record<PageName, PageName>>> = {
  declaratie: 'declaraties',
  factuur: 'facturen',
  betaalverzoek: 'facturen',
  specificatie: 'factuur',
};

/**
 * How a way from one address to another moves (ADR 0066); undefined where it explains nothing, or where
 * somebody wants less of it: then no snapshot of the page is made either.
 */
export function movementBetween(from: string, to: string): Movement | undefined {
  const [here, there] = [pageOf(from)?.page, pageOf(to)?.page];
  if (!here || !there || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  if (lists[there] === here) return 'deeper';
  return lists[here] === there ? 'back' : undefined;
}
