import { Component as InsideFrameLayout } from './InsideLayout.tsx';
import { Component as OutsideFrameLayout } from './OutsideLayout.tsx';
import { useRootData } from './rootData.ts';

/** A status page: in the frame of who is logged in, else in the one outside the login. */
export function Component() {
  return useRootData().relatie ? <InsideFrameLayout /> : <OutsideFrameLayout />;
}
