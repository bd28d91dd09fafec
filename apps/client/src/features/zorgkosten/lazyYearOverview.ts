import { lazy } from '../../api/lazy.tsx';
import { PartFailed } from './PartFailed.tsx';

/** The overview of a year: its code comes when somebody asks for it. */
export const yearOverview = lazy(
  'src/features/zorgkosten/yearOverview/YearOverview.tsx',
  async () => (await import('./yearOverview/YearOverview.tsx')).YearOverview,
  PartFailed,
);
