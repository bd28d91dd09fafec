import type { Brand } from '@mijn/domain/brands';
import { useRouteLoaderData } from 'react-router';

/** The person in the frame. */
export interface FrameRelatie {
  readonly opgemaakteNaam: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  /** The brand of their policy; null where the insurer does not tell. */
  readonly merk: Brand | null;
}

/** What the root knows: nothing of a person outside the login. */
export interface RootData {
  readonly relatie: FrameRelatie | null;
}

/** The root's data, anywhere below it. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>('root') ?? { relatie: null };
}
