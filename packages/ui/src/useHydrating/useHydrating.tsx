import { useSyncExternalStore } from 'react';

const no = () => false;
const never = () => no;

/** Whether this drawing is the server's, or the first one in the browser that has to be like it. */
export function useHydrating(): boolean {
  return useSyncExternalStore(never, no, () => true);
}
