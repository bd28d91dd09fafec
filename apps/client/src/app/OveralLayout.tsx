import { Component as BinnenLayout } from './BinnenLayout.tsx';
import { Component as BuitenLayout } from './BuitenLayout.tsx';
import { useRootData } from './rootData.ts';

/** A status page: in the frame of who is logged in, else in the one outside the login. */
export function Component() {
  return useRootData().relatie ? <BinnenLayout /> : <BuitenLayout />;
}
