import { lazy } from '../../api/lazy.tsx';

/** What is behind a line: its code comes when somebody asks for it. */
export const explained = lazy(
  async () => (await import('./explain/Explained.tsx')).Explained,
  () => null,
);
