import { pages } from '@mijn/domain/paths';
import { UiProvider } from '@mijn/ui/UiProvider';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../api/environment.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { LazyOutside } from './lazyScreens.ts';
import { uiEnvironment } from './uiEnvironment.ts';
import * as words from '../generated/texts/shared.js';

/**
 * What is shown when the frame itself could not be made: the whole page is the status page. Who is
 * logged in can still sign out.
 */
export function RootError() {
  const { taal, loggedIn } = useAppEnvironment();
  const signOut = <Link href={pages.uitloggen.path}>{words.signOut()}</Link>;
  return (
    <UiProvider value={uiEnvironment[taal]}>
      <LazyOutside footer={loggedIn && signOut}>
        <ErrorPage />
      </LazyOutside>
    </UiProvider>
  );
}
