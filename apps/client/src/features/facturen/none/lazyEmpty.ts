import { lazy } from '../../../api/lazy.tsx';

/** The screen of who has no invoices: few people see it. */
export const empty = lazy(
  'src/features/facturen/none/Empty.tsx',
  async () => (await import('./Empty.tsx')).Empty,
  () => null,
);
