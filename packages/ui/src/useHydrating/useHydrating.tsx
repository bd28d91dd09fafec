import { useSyncExternalStore } from 'react';

const no = () => false;
const never = () => no;

/** Returns true during server rendering and hydration. */
export function useHydrating(): boolean {
  return useSyncExternalStore(never, no, () => true);
}
