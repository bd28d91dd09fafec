import { codeField } from '@mijn/domain/paths';
import { Alert } from '@mijn/ui/Alert';
import { Button, buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import { useSearchParams } from 'react-router';
import { PostForm } from '../../../forms/PostForm.tsx';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import * as m from '../../../generated/texts/emailLink.js';
import { sectionAddress } from '../addresses.ts';
import { confirmEmailForm, type EmailOutcome, outcomeValue } from './emailLinkForm.ts';

interface Words {
  readonly title: () => string;
  readonly text: () => string;
}

const outcomes: Readonly<Record<EmailOutcome, Words>> = {
  bevestigd: { title: m.bevestigdTitle, text: m.bevestigd },
  gebruikt: { title: m.gebruiktTitle, text: m.gebruikt },
  verlopen: { title: m.verlopenTitle, text: m.verlopen },
  onbekend: { title: m.onbekendTitle, text: m.onbekend },
};

const isOutcome = (word: string): word is EmailOutcome => Object.hasOwn(outcomes, word);

function Ended({ outcome }: { readonly outcome: EmailOutcome }) {
  const { title, text } = outcomes[outcome];
  return (
    <Page title={title()} subtitle={text()} narrow>
      <ButtonGroup>
        <Link href={sectionAddress('contact')} className={buttonClass()}>
          {m.toDetails()}
        </Link>
      </ButtonGroup>
    </Page>
  );
}

/**
 * The page of a link that was mailed to a new e-mail address (ADR 0121): a button confirms it, as a posted form, so that
 * a program that opens links in mails confirms nothing. It never says whose link it is.
 */
export function Component() {
  const [search] = useSearchParams();
  const code = search.get(codeField);
  const posted = usePostOutcome(confirmEmailForm);
  const outcome = posted?.values[outcomeValue] ?? '';
  if (isOutcome(outcome)) return <Ended outcome={outcome} />;
  if (!code) return <Ended outcome="onbekend" />;
  return (
    <Page title={m.title()} subtitle={m.explanation()} narrow>
      {posted?.problem && (
        <Alert kind="error" role="alert">
          {m.failed()}
        </Alert>
      )}
      <PostForm name={confirmEmailForm}>
        <input type="hidden" name={codeField} value={code} />
        <ButtonGroup>
          <Button type="submit">{m.confirm()}</Button>
        </ButtonGroup>
      </PostForm>
      <p>{m.notYou()}</p>
    </Page>
  );
}
