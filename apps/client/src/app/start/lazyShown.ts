import type { PageData } from '../../router/route.ts';
import type { Environment } from '../../api/environment.ts';
import { rootDataIn } from '../root/rootData.ts';

/** Whether a page shows a lazy screen from the start: a status page, or the way to the other brand. */
export function showsLazyScreen(
  { config }: Environment,
  { errors, loaderData }: PageData,
): boolean {
  const merk = rootDataIn(loaderData).relatie?.merk;
  return Boolean(errors) || (merk ?? config.merk) !== config.merk;
}
