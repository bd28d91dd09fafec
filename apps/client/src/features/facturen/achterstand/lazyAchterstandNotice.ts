import { lazy } from '../../../api/lazy.tsx';

/** The notice about arrears of premium: few need its code. */
export const achterstandNotice = lazy(
  'src/features/facturen/achterstand/AchterstandNotice.tsx',
  async () => (await import('./AchterstandNotice.tsx')).AchterstandNotice,
  () => null,
);
