import { useAppEnvironment } from '../../api/environment.ts';
import { SignOutForm } from '../../features/sessie/SignOutForm.tsx';
import { Component as InsideFrameLayout } from './InsideLayout.tsx';
import { Outside } from './Outside.tsx';
import { useRootData } from '../root/rootData.ts';
import { Screen } from './Screen.tsx';

/**
 * A status page: in the frame of who is logged in, else in the one outside the login. Who is logged in
 * and cannot be shown their frame can still sign out.
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
