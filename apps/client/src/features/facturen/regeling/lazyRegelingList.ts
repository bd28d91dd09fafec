import { lazy } from '../../../api/lazy.tsx';

/** Every running arrangement: its code comes beside the data of the list of bills, not with every page of a bill. */
export const regelingList = lazy(
  'src/features/facturen/regeling/RegelingList.tsx',
  async () => (await import('./RegelingList.tsx')).RegelingList,
  () => null,
);
