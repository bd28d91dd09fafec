import { lazy } from '../../../api/lazy.tsx';

/** The form of a section: its code comes once the page stands there. */
export const sectionForm = lazy(
  'src/features/relatie/section/SectionForm.tsx',
  async () => (await import('./SectionForm.tsx')).SectionForm,
);
