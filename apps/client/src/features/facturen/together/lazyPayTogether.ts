import { lazy } from '../../../api/lazy.tsx';

/** Several payment requests in one payment: its code comes beside the list. */
export const payTogether = lazy(
  'src/features/facturen/together/PayTogether.tsx',
  async () => (await import('./PayTogether.tsx')).PayTogether,
  () => null,
);
