import { legacyAddress } from '@mijn/domain/brands';
import { pages } from '@mijn/domain/paths';
import { Card } from '@mijn/ui/Card';
import { Link } from '@mijn/ui/Link';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/relatie.js';
import * as words from '../../generated/texts/shared.js';
import { isCoInsured } from '../../help/isCoInsured.ts';
import type { FullRelatie } from './person.ts';
import { MaskedIban } from '../../help/MaskedIban.tsx';
import { WhyOff } from './section/WhyOff.tsx';
import { isNativeWrapped } from '../../platform/native.ts';

interface AccountProps {
  readonly relatie: FullRelatie & {
    readonly uitkeringIban: string | null;
    readonly geenRekening: boolean;
  };
}

function accountWords({ relatie }: AccountProps): ReactNode {
  if (relatie.uitkeringIban) return <MaskedIban iban={relatie.uitkeringIban} />;
  if (isCoInsured(relatie)) return m.accountOfVerzekeringsnemer();
  return relatie.geenRekening ? words.noAccount() : m.accountUnknown();
}

/**
 * The payout account, with a link to change it for people who may: on our page, or in the legacy area of an insurer
 * with the core only.
 */
export function Account({ relatie }: AccountProps) {
  const { links } = useAppEnvironment().config;
  const address =
    relatie.verzekerd === null
      ? legacyAddress(links.legacy.paymentSettings, isNativeWrapped())
      : pages.betaalinstellingen.path;
  const way = relatie.geenRekening ? m.giveAccount() : m.changeAccount();
  return (
    <Card title={m.account()}>
      <p>{accountWords({ relatie })}</p>
      {relatie.indicatoren.includes('magBetaalinstellingenZien') ? (
        <p>
          <Link href={address}>{way}</Link>
        </p>
      ) : (
        // The words above say why.
        !(relatie.uitkeringIban === null && isCoInsured(relatie)) && (
          <WhyOff relatie={relatie} capability="magBetaalinstellingenZien" />
        )
      )}
    </Card>
  );
}
