import type { Brand } from '@mijn/domain/brands';
import type { HydrationState } from 'react-router';
import type { Environment } from '../../api/environment.ts';
import { rootDataIn } from './rootData.ts';

/** Returns the other brand when the person is insured with it; undefined otherwise. */
export function otherBrandOf(
  { config }: Environment,
  { loaderData }: Pick<HydrationState, 'loaderData'>,
): Brand | undefined {
  const brand = rootDataIn(loaderData).relatie?.merk ?? config.merk;
  return brand === config.merk ? undefined : brand;
}
