import { lazy } from '../../api/lazy.tsx';
import { PartFailed } from './PartFailed.tsx';

/** What is behind a line: its code comes when somebody asks for it. */
export const explained = lazy(
  'src/features/zorgkosten/explain/Explained.tsx',
  async () => (await import('./explain/Explained.tsx')).Explained,
  PartFailed,
);
