import { lazy } from '../api/lazy.tsx';

/** How much of a long table is shown, and more of it: most tables are short. */
export const showMore = lazy(
  'src/lists/ShowMore.tsx',
  async () => (await import('./ShowMore.tsx')).ShowMore,
  () => null,
);
