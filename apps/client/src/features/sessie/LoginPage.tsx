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
import { useSearch } from '../../router/hooks.ts';
import { useAppEnvironment } from '../../api/environment.ts';
import { HelpDesk } from '../../help/HelpDesk.tsx';
import { PlannedMaintenance } from '../../help/planned/PlannedMaintenance.tsx';
import * as t from '../../generated/texts/sessie.js';
import { digidAddress } from './digidAddress.ts';

// Why somebody was sent here, if by us (§4, §8).
function LoginReason({ search }: { readonly search: URLSearchParams }) {
  if (search.get(loginFields.unauthorized) === 'true') {
    return (
      <Alert kind="info" title={t.sessieExpiredTitle()}>
        {t.sessieExpired()}
      </Alert>
    );
  }
  if (search.get(loginFields.reason) === 'onleesbaar') {
    return (
      <Alert kind="warning" title={t.unreadableTitle()}>
        {t.unreadable()}
      </Alert>
    );
  }
  return null;
}

function WhatYouNeed() {
  return (
    <Card title={t.neededTitle()}>
      <List>
        <Row icon={Smartphone} title={t.neededApp()} subtitle={t.neededAppExplanation()} />
        <Row icon={ShieldCheck} title={t.neededLevel()} subtitle={t.neededLevelExplanation()} />
      </List>
    </Card>
  );
}

/** The login page: who the insurer is, the way in, and what one needs for it. */
export function Component() {
  const { naam, product } = brands[useAppEnvironment().config.merk];
  const search = useSearch();
  return (
    <Page
      eyebrow={t.welcome({ product })}
      title={t.loginTitle()}
      subtitle={t.loginExplanation({ naam })}
      narrow
    >
      <LoginReason search={search} />
      <PlannedMaintenance />
      <Link href={digidAddress(search)} className={buttonClass({ wide: true })}>
        {t.loginWithDigid()}
      </Link>
      <WhatYouNeed />
      <p>
        <strong>{t.troubleTitle()}</strong> <HelpDesk /> {t.trouble()}
      </p>
    </Page>
  );
}
