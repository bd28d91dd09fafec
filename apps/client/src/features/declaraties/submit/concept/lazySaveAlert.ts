import { lazy } from '../../../../api/lazy.tsx';

/** What there is to say of a draft; where nobody left one, nothing. */
export const saveAlert = lazy(
  'src/features/declaraties/submit/concept/SaveAlert.tsx',
  async () => (await import('./SaveAlert.tsx')).SaveAlert,
  () => null,
);
