import type { ResultOf } from 'gql.tada';
import { useRouteLoaderData } from 'react-router';
import type { InsurerDay } from '../api/today.ts';
import type { frameOperation } from './app.operations.ts';

/** The person in the frame; the brand of their policy is null where the insurer does not tell. */
export type FrameRelatie = NonNullable<ResultOf<typeof frameOperation>['relatie']>;

/** What the root knows: nothing of a person outside the login. */
export interface RootData extends InsurerDay {
  readonly relatie: FrameRelatie | null;
}

/** The root's data, anywhere below it. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>('root') ?? { relatie: null, daysAhead: 0 };
}
