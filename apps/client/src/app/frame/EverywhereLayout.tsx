import { useAppEnvironment } from '../../api/environment.ts';
import { SignOutForm } from '../../features/sessie/SignOutForm.tsx';
import { Component as InsideFrameLayout } from './InsideLayout.tsx';
import { Outside } from './Outside.tsx';
import { useRootData } from '../root/rootData.ts';
import { Screen } from './Screen.tsx';

/**
 * Layout of a status page: the frame of the person who is logged in, else the one outside the login. A
 * person whose frame cannot be loaded can still sign out.
 */
export function Component() {
  const { loggedIn } = useAppEnvironment();
  if (useRootData().relatie) return <InsideFrameLayout />;
  return (
    <Outside footer={loggedIn && <SignOutForm variant="subtle" small />}>
      <Screen />
    </Outside>
  );
}
