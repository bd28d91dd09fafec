import { lazy } from '../../../../api/lazy.tsx';

/** The receipt of own risk, which is more than another. */
export const risicoReceipt = lazy(
  'src/features/facturen/factuur/risico/RisicoReceipt.tsx',
  async () => (await import('./RisicoReceipt.tsx')).RisicoReceipt,
  () => null,
);
