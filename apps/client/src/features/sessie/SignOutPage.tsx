import { brands } from '@mijn/domain/brands';
import { signOutForms } from '@mijn/domain/postedForm';
import { pages } from '@mijn/domain/paths';
import { Button, buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Alert } from '@mijn/ui/Alert';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import { useAppEnvironment } from '../../api/environment.ts';
import { PostForm } from '../../forms/PostForm.tsx';
import { useLocation } from 'react-router';
import * as words from '../../generated/texts/shared.js';
import * as m from '../../generated/texts/sessie.js';
import { useNotSignedOut } from './notSignedOut.ts';
import { SignOutForm } from './SignOutForm.tsx';

// The key announces a second failure in the same document again.
function Failed({ children }: { readonly children: string }) {
  return (
    <Alert key={useLocation().key} kind="error" role="alert">
      {children}
    </Alert>
  );
}

function EverywhereFailed() {
  return (
    <Page title={m.everywhereFailedTitle()} narrow>
      <Failed>{m.everywhereFailed()}</Failed>
      <ButtonGroup>
        <PostForm name={signOutForms.everywhere} action={pages.uitloggen.path}>
          <Button type="submit">{m.everywhere()}</Button>
        </PostForm>
        <SignOutForm variant="secondary" />
      </ButtonGroup>
    </Page>
  );
}

function StillIn() {
  const failed = useNotSignedOut(signOutForms.here);
  const failedEverywhere = useNotSignedOut(signOutForms.everywhere);
  if (failedEverywhere) return <EverywhereFailed />;
  return (
    <Page title={failed ? m.signOutFailedTitle() : m.signOutTitle()} narrow>
      {failed && <Failed>{m.signOutFailed()}</Failed>}
      <ButtonGroup>
        <SignOutForm />
        <Link href={pages.overzicht.path} className={buttonClass({ variant: 'secondary' })}>
          {words.toOverzicht()}
        </Link>
      </ButtonGroup>
    </Page>
  );
}

function LoggedOut() {
  const { product } = brands[useAppEnvironment().config.merk];
  return (
    <Page title={m.signedOutTitle()} subtitle={m.loggedOut({ product })} narrow>
      <ButtonGroup>
        {/* A plain link, because after sign-out only a fresh document may make calls. */}
        <a href={pages.inloggen.path} className={buttonClass()}>
          {m.loginAgain()}
        </a>
      </ButtonGroup>
      <p>{m.signedOutAdvice()}</p>
    </Page>
  );
}

/**
 * Says that the person is signed out, or asks for a confirmation, because opening the address does not end
 * the session (docs/decisions.md §3).
 */
export function Component() {
  return useAppEnvironment().loggedIn ? <StillIn /> : <LoggedOut />;
}
