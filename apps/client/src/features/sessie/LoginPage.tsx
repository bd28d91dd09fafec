import { brands } from '@mijn/domain/brands';
import { loginFields, isSentByError } from '@mijn/domain/queryFields';
import { Card } from '@mijn/ui/Card';
import { buttonClass } from '@mijn/ui/Button';
import { List } from '@mijn/ui/List';
import { Alert } from '@mijn/ui/Alert';
import { Page } from '@mijn/ui/Page';
import { Row } from '@mijn/ui/Row';
import { Link } from '@mijn/ui/Link';
import { ShieldCheck, Smartphone } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useAppEnvironment } from '../../api/environment.ts';
import { HelpDesk } from '../../help/HelpDesk.tsx';
import { PlannedMaintenance } from '../../help/planned/PlannedMaintenance.tsx';
import * as m from '../../generated/texts/sessie.js';
import { pages } from '@mijn/domain/paths';
import { parseReturnPath, pageOf, returnQuery } from '../../api/returnPath.ts';

/**
 * Returns the address that redirects to DigiD, with the name of the page to return to. A person whom an
 * error sent to the login page needs a new login, even if an old session still lives.
 */
export function digidAddress(search: URLSearchParams): string {
  const back = pageOf(parseReturnPath(search));
  const request = back && search.has(loginFields.back) ? returnQuery(back) : new URLSearchParams();
  if (isSentByError(search)) request.set(loginFields.again, '1');
  const tail = request.toString();
  return tail ? `${pages.digid.path}?${tail}` : pages.digid.path;
}

/** Address that redirects to DigiD Machtigen. The requested page is the person's own, so it is left out. */
const mandateAddress = `${pages.digid.path}?${loginFields.mandate}=1`;

// The reason of a redirect to this page, if any (§4, §8).
function LoginReason({ search }: { readonly search: URLSearchParams }) {
  if (search.get(loginFields.unauthorized) === 'true') {
    return (
      <Alert kind="info" title={m.sessieExpiredTitle()}>
        {m.sessieExpired()}
      </Alert>
    );
  }
  if (search.get(loginFields.reason) === 'onleesbaar') {
    return (
      <Alert kind="warning" title={m.unreadableTitle()}>
        {m.unreadable()}
      </Alert>
    );
  }
  return null;
}

function WhatYouNeed() {
  return (
    <Card title={m.neededTitle()}>
      <List>
        <Row icon={Smartphone} title={m.neededApp()} subtitle={m.neededAppExplanation()} />
        <Row icon={ShieldCheck} title={m.neededLevel()} subtitle={m.neededLevelExplanation()} />
      </List>
    </Card>
  );
}

/** The login page: the insurer, the link to log in, and the requirements. */
export function Component() {
  const { config } = useAppEnvironment();
  const { naam, product } = brands[config.merk];
  const [search] = useSearchParams();
  return (
    <Page
      eyebrow={m.welcome({ product })}
      title={m.loginTitle()}
      subtitle={m.loginExplanation({ name: naam })}
      narrow
    >
      <LoginReason search={search} />
      <PlannedMaintenance />
      <Link href={digidAddress(search)} className={buttonClass({ wide: true })}>
        {m.loginWithDigid()}
      </Link>
      {config.mandates && (
        <p>
          <Link href={mandateAddress}>{m.loginForOther()}</Link>
        </p>
      )}
      <WhatYouNeed />
      <p>
        <strong>{m.troubleTitle()}</strong> <HelpDesk /> {m.trouble()}
      </p>
    </Page>
  );
}
