import { lazy } from '../../../api/lazy.tsx';

/** The answer of a claim that a provider sent in. */
export const zorgverlenerAnswer = lazy(
  'src/features/declaraties/detail/zorgverlener/ZorgverlenerAnswer.tsx',
  async () => (await import('./zorgverlener/ZorgverlenerAnswer.tsx')).ZorgverlenerAnswer,
  () => null,
);
