import { lazy } from '../../../api/lazy.tsx';

/** What was corrected of a claim: few are, so its code comes where one was. */
export const corrections = lazy(
  'src/features/declaraties/corrections/Corrections.tsx',
  async () => (await import('../corrections/Corrections.tsx')).Corrections,
  () => null,
);
