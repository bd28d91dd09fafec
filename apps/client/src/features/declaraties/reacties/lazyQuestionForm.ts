import { lazy } from '../../../api/lazy.tsx';

/** The form of a question: its code comes once the claim's page stands there. */
export const lazyQuestionForm = lazy(
  'src/features/declaraties/reacties/QuestionForm.tsx',
  async () => (await import('./QuestionForm.tsx')).QuestionForm,
);
