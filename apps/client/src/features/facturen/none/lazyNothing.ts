import { lazy } from '../../../api/lazy.tsx';

/** What stands there where a filter leaves nothing. */
export const nothing = lazy(
  'src/features/facturen/none/Nothing.tsx',
  async () => (await import('./Nothing.tsx')).Nothing,
  () => null,
);
