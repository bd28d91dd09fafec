import { Button } from '@mijn/ui/Button';
import * as words from '../generated/texts/shared.js';
import { useLocation } from 'react-router';
import { useRevalidation } from '../api/useRevalidation.ts';

/**
 * "Probeer opnieuw" of a part that failed (docs/decisions.md §8): asks the page's loaders again in their place, and before
 * and without script the page itself by its own address.
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
      {/* A form that is asked for by its address puts its own fields in the place of the query. */}
      {Array.from(new URLSearchParams(search), ([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" busy={state !== 'idle'}>
        {words.retry()}
      </Button>
    </form>
  );
}
