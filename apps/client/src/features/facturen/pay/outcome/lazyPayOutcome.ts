import { lazy } from '../../../../api/lazy.tsx';

/** What came of paying: fetched beside the page that has a button to pay, for it must be there without a network. */
export const payOutcome = lazy(
  'src/features/facturen/pay/outcome/PayOutcome.tsx',
  async () => (await import('./PayOutcome.tsx')).PayOutcome,
  () => null,
);
