import { lazy } from '../../../../api/lazy.tsx';

/** What one can do with a claim: its code comes beside the claim. */
export const actions = lazy(
  'src/features/declaraties/detail/actions/Actions.tsx',
  async () => (await import('./Actions.tsx')).Actions,
  () => null,
);
