import { lazy } from '../../../api/lazy.tsx';

/** What was agreed of paying in terms: few have it, and its code comes where there is something to show. */
export const regelingCourse = lazy(
  'src/features/facturen/regeling/RegelingCourse.tsx',
  async () => (await import('./RegelingCourse.tsx')).RegelingCourse,
  () => null,
);
