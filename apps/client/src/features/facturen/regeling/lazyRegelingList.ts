import { lazy } from '../../../api/lazy.tsx';

/** Every running arrangement: few have one, and its code comes where there is. */
export const regelingList = lazy(
  'src/features/facturen/regeling/RegelingList.tsx',
  async () => (await import('./RegelingList.tsx')).RegelingList,
  () => null,
);
