import { pages } from '@mijn/domain/paths';
import { buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Page } from '@mijn/ui/Page';
import { Link } from '@mijn/ui/Link';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { getOriginalUrl } from '../../api/originalUrl.ts';
import { useAppEnvironment } from '../../api/environment.ts';
import { watchMaintenance } from '../../platform/maintenanceWatch.ts';
import { Help } from './Help.tsx';
import { Picture } from './Picture.tsx';
import { retryAddress, type StatusAction, statusText } from './statusTexts.ts';
import { BackButton } from './BackButton.tsx';
import * as words from '../../generated/texts/shared.js';

const never = () => () => {};

// A plain link and not the router's, because a fresh document loads everything again.
function RetryButton() {
  const { pathname, search } = useLocation();
  const { statusPage } = useAppEnvironment();
  const asked = useSyncExternalStore(never, getOriginalUrl, () => statusPage?.asked);
  return (
    <a href={retryAddress(pathname + search, asked)} className={buttonClass()} data-retry="">
      {words.retry()}
    </a>
  );
}

function StatusButton({ button }: { readonly button: StatusAction }) {
  if (button === 'retry') return <RetryButton />;
  if (button === 'back') return <BackButton />;
  const [{ path }, text] =
    button === 'redirectToLogin'
      ? [pages.inloggen, words.retry()]
      : [pages.overzicht, words.toOverzicht()];
  return (
    <Link href={path} className={buttonClass()}>
      {text}
    </Link>
  );
}

interface StatusContentProps {
  readonly status: number;
  /** Whether the page failed while rendering, as an earlier build does on a value that it does not know. */
  readonly crashed?: boolean;
}

/** A status page: the problem, a drawing, one button and the help desk. */
export function StatusContent({ status, crashed = false }: StatusContentProps) {
  const { header, text, illustration, button, renews } = statusText(status);
  const reloads = renews === true || crashed;
  const { maintenanceUrl } = useAppEnvironment().config;
  // Returns automatically when the maintenance is over.
  useEffect(
    () =>
      status === 503 && maintenanceUrl !== undefined ? watchMaintenance(maintenanceUrl) : undefined,
    [status, maintenanceUrl],
  );
  // Handled like a missing chunk of this build (`platform/oldBuild.ts`): the document is reloaded once, under the
  // address of the requested screen.
  useEffect(() => {
    if (reloads) dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  }, [reloads]);
  return (
    <>
      <Picture name={illustration} />
      <Page title={header()} subtitle={text()} narrow>
        <ButtonGroup>
          <StatusButton button={button} />
        </ButtonGroup>
        <Help />
      </Page>
    </>
  );
}
