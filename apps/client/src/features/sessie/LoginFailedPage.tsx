import { pages } from '@mijn/domain/paths';
import { loginFields } from '@mijn/domain/queryFields';
import { buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Card } from '@mijn/ui/Card';
import { Page } from '@mijn/ui/Page';
import { Link } from '@mijn/ui/Link';
import { IllustrationStatus } from '@mijn/ui/IllustrationStatus';
import { parseReturnPath, requiredLogin } from '../../api/returnPath.ts';
import { useSearchParams } from 'react-router';
import { HelpDesk } from '../../help/HelpDesk.tsx';
import * as m from '../../generated/texts/loginFailed.js';
import * as words from '../../generated/texts/shared.js';
import * as helpWords from '../../generated/texts/help.js';

// The explanation of a known reason; §8's words apply when it is unknown.
interface Explanation {
  readonly header: () => string;
  readonly text: () => string;
}

const byReason: Readonly<Record<string, Explanation>> = {
  geannuleerd: { header: m.cancelledHeading, text: m.cancelled },
  niveau: { header: m.levelHeading, text: m.level },
};

/** DigiD's answer was opened a second time, after a successful login. */
const alreadyLoggedIn = 'ingelogd';

function AlreadyLoggedIn() {
  return (
    <Page title={m.againHeading()} subtitle={m.again()} narrow>
      <ButtonGroup>
        <Link href={pages.overzicht.path} className={buttonClass()}>
          {words.toOverzicht()}
        </Link>
      </ButtonGroup>
    </Page>
  );
}

function WaysOn({ search }: { readonly search: URLSearchParams }) {
  const { inloggen } = pages;
  const back = search.has(loginFields.back) && requiredLogin(parseReturnPath(search), false);
  return (
    <>
      <ButtonGroup>
        <Link href={back || inloggen.path} className={buttonClass()}>
          {words.retry()}
        </Link>
      </ButtonGroup>
      <p>
        <strong>{helpWords.stuck()}</strong> <HelpDesk />
      </p>
    </>
  );
}

/**
 * The page of a failed login: the reason if known, else the words of §8, and the next step. Another try
 * leads to the requested page.
 */
export function Component() {
  const [search] = useSearchParams();
  const reason = search.get(loginFields.reason) ?? '';
  if (reason === alreadyLoggedIn) return <AlreadyLoggedIn />;
  const known = Object.hasOwn(byReason, reason) ? byReason[reason] : undefined;
  return (
    <>
      <IllustrationStatus name="broken" />
      {known ? (
        <Page title={known.header()} subtitle={known.text()} narrow>
          <WaysOn search={search} />
          <p>
            {m.doubt()} {m.failedText()}
          </p>
        </Page>
      ) : (
        <Page title={m.failedTitle()} subtitle={m.failedText()} narrow>
          <Card title={m.otherHeading()}>
            <p>{m.other()}</p>
          </Card>
          <WaysOn search={search} />
        </Page>
      )}
    </>
  );
}
