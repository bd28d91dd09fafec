import { lazy } from '../../../api/lazy.tsx';

/** Asking to pay in terms: its code comes beside the payment request. */
export const askRegeling = lazy(
  'src/features/facturen/askRegeling/AskRegeling.tsx',
  async () => (await import('./AskRegeling.tsx')).AskRegeling,
  () => null,
);
