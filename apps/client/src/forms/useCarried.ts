import { carriedTo, readCarried } from '../api/carried.ts';
import { useAppEnvironment } from '../api/environment.ts';
import { useSearchParams } from 'react-router';

/**
 * Returns the value that a finished action carried to this address under this name; undefined when there is
 * none.
 */
export function useCarried(name: string): unknown {
  const { carried } = useAppEnvironment();
  return readCarried(carriedTo(useSearchParams()[0], carried), name);
}
