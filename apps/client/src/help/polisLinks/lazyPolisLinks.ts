import { lazy } from '../../api/lazy.tsx';

/** The ways to the legacy area: they stand at the end of a page, and come after the rest. */
export const polisLinks = lazy(
  'src/help/polisLinks/PolisLinks.tsx',
  async () => (await import('./PolisLinks.tsx')).PolisLinks,
  () => null,
);
