import { useState } from 'react';
import { useActionData, useLocation } from 'react-router';
import type { PostOutcome } from '../api/createAction.ts';

/**
 * The outcome of one of this page's forms, where it was posted and is not done; undefined otherwise. It is told for as
 * long as its page stands: the router forgets it when the page is asked anew.
 */
export function usePostOutcome(form: string): PostOutcome | undefined {
  const outcome = useActionData<PostOutcome>();
  const { key } = useLocation();
  const [first] = useState({ outcome, key });
  return first.key === key && first.outcome?.form === form ? first.outcome : undefined;
}
