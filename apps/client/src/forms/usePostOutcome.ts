import { useState } from 'react';
import { useActionData, useLocation } from 'react-router';
import type { PostOutcome } from '../api/createAction.ts';

/**
 * Returns the outcome of one of this page's forms that was posted and is not done; undefined otherwise. The
 * outcome is kept while the page stands, because the router drops it on revalidation.
 */
export function usePostOutcome(form: string): PostOutcome | undefined {
  const outcome = useActionData<PostOutcome>();
  const { key } = useLocation();
  const [first] = useState({ outcome, key });
  return first.key === key && first.outcome?.form === form ? first.outcome : undefined;
}
