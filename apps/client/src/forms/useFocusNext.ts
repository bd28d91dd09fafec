import { useEffect, useRef } from 'react';

/**
 * Gives the focus, once a change is drawn, to the element of this id: where what had the focus goes with the change,
 * or something comes that one goes on with.
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
