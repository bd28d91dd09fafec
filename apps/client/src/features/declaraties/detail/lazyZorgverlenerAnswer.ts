import { lazy } from '../../../api/lazy.tsx';

/** The answer of a claim that a provider sent in. */
export const zorgverlenerAnswer = lazy(
  'src/features/declaraties/detail/ZorgverlenerAnswer.tsx',
  async () => (await import('./ZorgverlenerAnswer.tsx')).ZorgverlenerAnswer,
  () => null,
);
