import { lazy } from '../../../api/lazy.tsx';

/** A payment request in the list: its code comes where there is one. */
export const betaalverzoekCard = lazy(
  'src/features/facturen/all/BetaalverzoekCard.tsx',
  async () => (await import('./BetaalverzoekCard.tsx')).BetaalverzoekCard,
  () => null,
);
