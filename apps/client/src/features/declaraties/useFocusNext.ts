import { useEffect, useRef } from 'react';

/**
 * Returns a function that focuses the element with an id after the next render: for a change that removes
 * the focused element, or adds the one to go on with.
 */
export function useFocusNext(): (id: string) => void {
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current !== undefined) document.getElementById(next.current)?.focus();
    next.current = undefined;
  });
  return (id) => {
    next.current = id;
  };
}
