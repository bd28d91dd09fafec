import { pages } from '@mijn/domain/paths';
import { loginFields } from '@mijn/domain/queryFields';
import { buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Card } from '@mijn/ui/Card';
import { Page } from '@mijn/ui/Page';
import { Link } from '@mijn/ui/Link';
import { IllustrationStatus } from '@mijn/ui/IllustrationStatus';
import { useSearch } from '../../router/hooks.ts';
import { HelpDesk } from '../../help/HelpDesk.tsx';
import * as m from '../../generated/texts/sessie.js';
import * as words from '../../generated/texts/shared.js';
import * as helpWords from '../../generated/texts/help.js';

interface Explanation {
  readonly header: () => string;
  readonly text: () => string;
}

const otherwise: Explanation = { header: m.otherHeading, text: m.other };
const byReason: Readonly<Record<string, Explanation>> = {
  geannuleerd: { header: m.cancelledHeading, text: m.cancelled },
  niveau: { header: m.levelHeading, text: m.level },
};

/** Logging in failed: §8's words, what it means here, and another try. */
export function Component() {
  const reason = useSearch().get(loginFields.reason) ?? '';
  const { header, text } = Object.hasOwn(byReason, reason)
    ? (byReason[reason] ?? otherwise)
    : otherwise;
  return (
    <>
      <IllustrationStatus name="broken" />
      <Page title={m.failedTitle()} subtitle={m.failedText()} narrow>
        <Card title={header()}>
          <p>{text()}</p>
        </Card>
        <ButtonGroup>
          <Link href={pages.inloggen.path} className={buttonClass()}>
            {words.retry()}
          </Link>
        </ButtonGroup>
        <p>
          <strong>{helpWords.stuck()}</strong> <HelpDesk />
        </p>
      </Page>
    </>
  );
}
