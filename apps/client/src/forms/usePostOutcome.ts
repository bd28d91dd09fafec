import { useActionData } from '../router/hooks.ts';
import type { PostOutcome } from '../api/createAction.ts';

/** What became of one of this page's forms, where it was posted and is not done; undefined otherwise. */
export function usePostOutcome(form: string): PostOutcome | undefined {
  const outcome = useActionData<PostOutcome>();
  return outcome?.form === form ? outcome : undefined;
}
