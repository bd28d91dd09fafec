import { lazy } from '../../../api/lazy.tsx';

/** A payment request in the list: its code comes beside the list’s data, not with every page of a bill. */
export const betaalverzoekCard = lazy(
  'src/features/facturen/all/BetaalverzoekCard.tsx',
  async () => (await import('./BetaalverzoekCard.tsx')).BetaalverzoekCard,
  () => null,
);
