import type { PageName } from '@mijn/domain/paths';
import { pageOf } from '../../api/returnPath.ts';

/** From a list to one of its items, or back. */
export type Movement = 'deeper' | 'back';

/** The list of each detail page. */
const lists: Readonly<Partial<Record<PageName, PageName>>> = {
  declaratie: 'declaraties',
  factuur: 'facturen',
  betaalverzoek: 'facturen',
  specificatie: 'factuur',
};

/**
 * Returns the movement of a navigation, between a list and its item; undefined for any other, and with reduced
 * motion: then the browser makes no snapshot of the page either.
 */
export function movementBetween(from: string, to: string): Movement | undefined {
  const [here, there] = [pageOf(from)?.page, pageOf(to)?.page];
  if (!here || !there || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  if (lists[there] === here) return 'deeper';
  return lists[here] === there ? 'back' : undefined;
}
