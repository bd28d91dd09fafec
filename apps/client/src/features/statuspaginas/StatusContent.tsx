import * as helpWords from '../../generated/texts/help.js';
import s from './StatusContent.module.css';
import * as m from '../../generated/texts/statuspaginas.js';
import * as words from '../../generated/texts/shared.js';
import { HelpDesk } from '../../help/HelpDesk.tsx';
import { type IllustrationName, IllustrationStatus } from '@mijn/ui/IllustrationStatus';
import { pages } from '@mijn/domain/paths';
import { buttonClass } from '@mijn/ui/Button';
import { type MouseEvent, useEffect, useSyncExternalStore } from 'react';
import { useNavigate, useLocation } from 'react-router';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Page } from '@mijn/ui/Page';
import { Link } from '@mijn/ui/Link';
import { getOriginalUrl } from '../../api/originalUrl.ts';
import { useAppEnvironment } from '../../api/environment.ts';
import { watchMaintenance } from '../../platform/maintenanceWatch.ts';
import { retryAddress, type StatusAction, statusText } from './statusTexts.ts';

/** The help desk, for a page where nothing else helps. */
function Help() {
  return (
    <p>
      <strong>{helpWords.stuck()}</strong> <HelpDesk />
    </p>
  );
}

/** The drawing above the title of a status page. */
export function Picture({ name }: { readonly name: IllustrationName }) {
  return (
    <div className={s['picture']}>
      <IllustrationStatus name={name} />
    </div>
  );
}

/** Button that goes back in the history; to /overzicht on the first page of the tab. */
function BackButton() {
  const navigate = useNavigate();
  const click = (event: MouseEvent) => {
    if (history.length <= 1) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <a href={pages.overzicht.path} className={buttonClass()} onClick={click} data-back="">
      {m.back()}
    </a>
  );
}

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
