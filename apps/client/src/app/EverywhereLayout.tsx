import { pages } from '@mijn/domain/paths';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../api/environment.ts';
import * as words from '../generated/texts/shared.js';
import { Component as InsideFrameLayout } from './InsideLayout.tsx';
import { Outside } from './Outside.tsx';
import { useRootData } from './rootData.ts';
import { Screen } from './Screen.tsx';

/**
 * A status page: in the frame of who is logged in, else in the one outside the login. Who is logged in
 * and cannot be shown their frame can still sign out.
 */
export function Component() {
  const { loggedIn } = useAppEnvironment();
  if (useRootData().relatie) return <InsideFrameLayout />;
  const signOut = <Link href={pages.uitloggen.path}>{words.signOut()}</Link>;
  return (
    <Outside footer={loggedIn && signOut}>
      <Screen />
    </Outside>
  );
}
