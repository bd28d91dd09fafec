import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this drawing is the server's, or the first one in the browser that has to be like it. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
