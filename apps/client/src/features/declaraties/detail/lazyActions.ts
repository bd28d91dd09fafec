import { lazy } from '../../../api/lazy.tsx';

/** What one can do with a claim: its code comes beside the claim. */
export const actions = lazy(
  async () => (await import('./Actions.tsx')).Actions,
  () => null,
);
