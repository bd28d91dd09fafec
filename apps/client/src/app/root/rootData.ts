import { isObject } from '@mijn/domain/isObject';
import type { ResultOf } from 'gql.tada';
import { useRouteLoaderData } from 'react-router';
import type { InsurerDay } from '../../api/today.ts';
import type { frameOperation } from './app.operations.ts';

/** The person in the frame; the brand of their policy is null where the insurer does not tell. */
export type FrameRelatie = NonNullable<ResultOf<typeof frameOperation>['relatie']>;

/** What the root knows: nothing of a person outside the login. */
export interface RootData extends InsurerDay {
  readonly relatie: FrameRelatie | null;
}

const nobody: RootData = { relatie: null, daysAhead: 0 };

// What stands under this name came from the root's loader: it is known by its fields, and what is in `relatie` is
// trusted as every answer is (api/response.ts).
function isRootData(data: unknown): data is RootData {
  return isObject(data) && 'relatie' in data && typeof data['daysAhead'] === 'number';
}

/** The root's data among what a page brought; nobody where its loader failed. */
export function rootDataIn({ root }: Readonly<Record<string, unknown>> = {}): RootData {
  return isRootData(root) ? root : nobody;
}

/** The root's data, anywhere below it. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>('root') ?? nobody;
}
