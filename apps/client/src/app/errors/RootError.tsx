import { UiProvider } from '@mijn/ui/UiProvider';
import { useAppEnvironment } from '../../api/environment.ts';
import { SignOutForm } from '../../features/sessie/SignOutForm.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { Outside } from '../frame/Outside.tsx';
import { uiEnvironment } from '../root/uiEnvironment.ts';

/** Replaces the whole page when the frame itself failed. A person who is logged in can still sign out. */
export function RootError() {
  const { language, loggedIn } = useAppEnvironment();
  return (
    <UiProvider value={uiEnvironment[language]}>
      <Outside footer={loggedIn && <SignOutForm variant="subtle" small />}>
        <ErrorPage />
      </Outside>
    </UiProvider>
  );
}
