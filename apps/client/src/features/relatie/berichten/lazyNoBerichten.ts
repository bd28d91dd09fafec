import { lazy } from '../../../api/lazy.tsx';

/** What stands there for who has no messages: few people, and once. */
export const noBerichten = lazy(
  'src/features/relatie/berichten/NoBerichten.tsx',
  async () => (await import('./NoBerichten.tsx')).NoBerichten,
  () => null,
);
