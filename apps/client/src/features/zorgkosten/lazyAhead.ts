import { lazy } from '../../api/lazy.tsx';

/** What is still to come: its code comes beside the lines. */
export const ahead = lazy(
  'src/features/zorgkosten/ahead/Ahead.tsx',
  async () => (await import('./ahead/Ahead.tsx')).Ahead,
  () => null,
);
