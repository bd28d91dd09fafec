import { isObject } from '@mijn/domain/values';
import type { ResultOf } from 'gql.tada';
import { useRouteLoaderData, type HydrationState } from 'react-router';
import type { InsurerDay } from '../../api/today.ts';
import type { frameOperation } from './app.operations.ts';
import type { Brand } from '@mijn/domain/brands';
import type { Environment } from '../../api/environment.ts';

/** The person in the frame; the brand of their policy is null when the insurer does not tell. */
export type FrameRelatie = NonNullable<ResultOf<typeof frameOperation>['relatie']>;

/** The data of the root: nothing about a person outside the login. */
export interface RootData extends InsurerDay {
  readonly relatie: FrameRelatie | null;
  /** Number of payment requests to pay; 0 when unknown. */
  readonly due: number;
}

const nobody: RootData = { relatie: null, due: 0, daysAhead: 0 };

// Checked by the fields of the root's loader; the content of `relatie` is trusted as every answer is
// (api/response.ts).
function isRootData(data: unknown): data is RootData {
  return isObject(data) && 'relatie' in data && typeof data['daysAhead'] === 'number';
}

/** Returns the root's data from the loader data; nobody when its loader failed. */
export function rootDataIn({ root }: Readonly<Record<string, unknown>> = {}): RootData {
  return isRootData(root) ? root : nobody;
}

/** Returns the root's data, anywhere below it. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>('root') ?? nobody;
}

/** Returns the other brand when the person is insured with it; undefined otherwise. */
export function otherBrandOf(
  { config }: Environment,
  { loaderData }: Pick<HydrationState, 'loaderData'>,
): Brand | undefined {
  const brand = rootDataIn(loaderData).relatie?.merk ?? config.merk;
  return brand === config.merk ? undefined : brand;
}
