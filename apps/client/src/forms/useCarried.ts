import { carriedTo, readCarried } from '../api/carried.ts';
import { useAppEnvironment } from '../api/environment.ts';
import { useSearchParams } from 'react-router';

/** What was done and led to this address carries under this name; undefined where it carries none. */
export function useCarried(name: string): unknown {
  const { carried } = useAppEnvironment();
  return readCarried(carriedTo(useSearchParams()[0], carried), name);
}
