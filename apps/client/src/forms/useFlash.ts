import { findFlash, readFlash } from '../api/flash.ts';
import { useAppEnvironment } from '../api/environment.ts';
import { useSearchParams } from 'react-router';

/**
 * Returns the value that a finished action carried to this address under this name; undefined when there is
 * none.
 */
export function useFlash(name: string): unknown {
  const { flash } = useAppEnvironment();
  return readFlash(findFlash(useSearchParams()[0], flash), name);
}
