import { brands } from '@mijn/domain/brands';
import { formatIban } from '@mijn/domain/iban';
import { Amount } from '@mijn/ui/Amount';
import { DateText } from '@mijn/ui/DateText';
import { Facts } from '@mijn/ui/Facts';
import { Card } from '@mijn/ui/Card';
import { CopyButton } from '@mijn/ui/CopyButton';
import { Stack } from '@mijn/ui/Stack';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/betaalverzoek.js';
import type { Betaalverzoek } from '../betaalverzoek.ts';

function CopyValueButton({ value, name }: { readonly value: string; readonly name: string }) {
  const texts = {
    copy: m.copy(),
    name,
    copied: m.copied(),
    failed: m.nietGekopieerd(),
  };
  return <CopyButton value={value} texts={texts} />;
}

/** What one needs to transfer the amount oneself, each copied by a tap. */
export function BankTransfer({ request }: { readonly request: Betaalverzoek }) {
  const { merk } = useAppEnvironment().config;
  const { rekeningNummerZenZ: account, betalingsKenmerk, bedragTeBetalen } = request;
  return (
    <Card title={m.overmaken()}>
      <Stack>
        <p>{m.overmakenTekst()}</p>
        <Facts
          facts={[
            {
              key: 'bedrag',
              term: m.bedrag(),
              value: <Amount cents={bedragTeBetalen} />,
            },
            {
              key: 'account',
              term: m.account(),
              value: formatIban(account),
              action: (
                <CopyValueButton value={account.replaceAll(' ', '')} name={m.kopieerRekening()} />
              ),
            },
            { key: 'naam', term: m.opNaamVan(), value: brands[merk].naam },
            {
              key: 'kenmerk',
              term: m.kenmerk(),
              value: request.betalingsKenmerkOpgemaakt,
              action: <CopyValueButton value={betalingsKenmerk} name={m.kopieerKenmerk()} />,
            },
            {
              key: 'dag',
              term: m.latest(),
              value: <DateText day={request.uitersteBetaalDatum} />,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
