import type { HydrationState } from 'react-router';
import type { Environment } from '../api/environment.ts';
import type { RootData } from './rootData.ts';

/** Whether a page shows a lazy screen from the start: a status page, or the way to the other brand. */
export function showsLazyScreen(
  { config }: Environment,
  { errors, loaderData }: HydrationState,
): boolean {
  const root: RootData | undefined = loaderData?.['root'];
  return Boolean(errors) || (root?.relatie?.merk ?? config.merk) !== config.merk;
}
