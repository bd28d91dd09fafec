import { brands } from '@mijn/domain/brands';
import { loginFields } from '@mijn/domain/queryFields';
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
import { digidAddress } from './digidAddress.ts';

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
  const { naam, product } = brands[useAppEnvironment().config.merk];
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
      <WhatYouNeed />
      <p>
        <strong>{m.troubleTitle()}</strong> <HelpDesk /> {m.trouble()}
      </p>
    </Page>
  );
}
