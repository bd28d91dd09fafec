import { Button } from '@mijn/ui/Button';
import * as words from '../generated/texts/shared.js';
import { useLocation } from 'react-router';
import { useRevalidation } from '../api/revalidation.ts';

/**
 * "Probeer opnieuw" for a part that failed (docs/decisions.md §8): runs the page's loaders again in place,
 * or without script loads the page by its own address.
 */
export function Retry() {
  const { revalidate, state } = useRevalidation();
  const { pathname, search } = useLocation();
  return (
    <form
      action={pathname}
      onSubmit={(event) => {
        event.preventDefault();
        void revalidate();
      }}
    >
      {/* A GET form replaces the query by its own fields, so the query is repeated as hidden fields. */}
      {Array.from(new URLSearchParams(search), ([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" busy={state !== 'idle'}>
        {words.retry()}
      </Button>
    </form>
  );
}
