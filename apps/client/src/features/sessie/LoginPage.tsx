import { brands } from '@mijn/domain/brands';
import { Card } from '@mijn/ui/Card';
import { buttonClass } from '@mijn/ui/Button';
import { List } from '@mijn/ui/List';
import { Melding } from '@mijn/ui/Alert';
import { Page } from '@mijn/ui/Page';
import { Row } from '@mijn/ui/Row';
import { Link } from '@mijn/ui/Link';
import { ShieldCheck, Smartphone } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useAppEnvironment } from '../../api/environment.ts';
import * as t from '../../generated/texts/sessie.js';
import { digidAddress } from './digidAddress.ts';

// Why somebody was sent here, if by us (§4, §8).
function LoginReason({ zoek }: { readonly zoek: URLSearchParams }) {
  if (zoek.get('unauthorized') === 'true') {
    return (
      <Melding soort="info" titel={t.sessieVerlopenTitel()}>
        {t.sessieVerlopen()}
      </Melding>
    );
  }
  if (zoek.get('reden') === 'onleesbaar') {
    return (
      <Melding soort="warning" titel={t.onleesbaarTitel()}>
        {t.unreadable()}
      </Melding>
    );
  }
  return null;
}

function WhatYouNeed() {
  return (
    <Card titel={t.nodigTitel()}>
      <List>
        <Row symbol={Smartphone} titel={t.nodigApp()} subtitle={t.nodigAppUitleg()} />
        <Row symbol={ShieldCheck} titel={t.nodigNiveau()} subtitle={t.nodigNiveauUitleg()} />
      </List>
    </Card>
  );
}

/** The login page: who the insurer is, the way in, and what one needs for it. */
export function Component() {
  const { naam, product } = brands[useAppEnvironment().config.merk];
  const [search] = useSearchParams();
  return (
    <Page
      eyebrow={t.welkom({ product })}
      titel={t.inloggenTitel()}
      subtitle={t.inloggenUitleg({ naam })}
      narrow
    >
      <LoginReason zoek={search} />
      <Link href={digidAddress(search)} className={buttonClass({ wide: true })}>
        {t.inloggenMetDigid()}
      </Link>
      <WhatYouNeed />
      <p>
        <strong>{t.luktNietTitel()}</strong> {t.luktNiet()}
      </p>
    </Page>
  );
}
