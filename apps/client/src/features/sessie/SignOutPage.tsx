import { brands } from '@mijn/domain/brands';
import { pages } from '@mijn/domain/paths';
import { Button, buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Alert } from '@mijn/ui/Alert';
import { Page } from '@mijn/ui/Page';
import { useEffect, useState } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as t from '../../generated/texts/sessie.js';
import * as words from '../../generated/texts/shared.js';
import { type SignOutOutcome, signOut } from './signOut.ts';

function Failed({ retry }: { readonly retry: () => void }) {
  return (
    <Page title={t.signOutFailedTitle()} narrow>
      <Alert kind="error" role="alert">
        {t.signOutFailed()}
      </Alert>
      <ButtonGroup>
        <Button onClick={retry}>{words.retry()}</Button>
      </ButtonGroup>
    </Page>
  );
}

function LoggedOut() {
  const { product } = brands[useAppEnvironment().config.merk];
  return (
    <Page title={t.signedOutTitle()} subtitle={t.loggedOut({ product })} narrow>
      <ButtonGroup>
        {/* A plain link: after signing out only a fresh document may call again. */}
        <a href={pages.inloggen.path} className={buttonClass()}>
          {t.loginAgain()}
        </a>
      </ButtonGroup>
      <p>{t.signedOutAdvice()}</p>
    </Page>
  );
}

/** Signs out as soon as it is shown, and says so; the address by itself ends nothing (decisions §3). */
export function Component() {
  const [phase, setPhase] = useState<SignOutOutcome | 'busy'>('busy');
  useEffect(() => {
    void signOut().then(setPhase);
  }, []);
  const retry = () => {
    setPhase('busy');
    void signOut().then(setPhase);
  };
  if (phase === 'mislukt') return <Failed retry={retry} />;
  if (phase === 'succeeded') return <LoggedOut />;
  return <Page title={t.signOutBusy()} subtitle={t.signOutBusyExplanation()} narrow />;
}
