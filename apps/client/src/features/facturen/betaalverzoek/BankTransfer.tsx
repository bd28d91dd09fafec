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

function CopyValueButton({ waarde, naam }: { readonly waarde: string; readonly naam: string }) {
  const texts = {
    copy: m.copy(),
    naam,
    copied: m.copied(),
    mislukt: m.nietGekopieerd(),
  };
  return <CopyButton waarde={waarde} texts={texts} />;
}

/** What one needs to transfer the amount oneself, each copied by a tap. */
export function BankTransfer({ request }: { readonly request: Betaalverzoek }) {
  const { merk } = useAppEnvironment().config;
  const { rekeningNummerZenZ: account, betalingsKenmerk, bedragTeBetalen } = request;
  return (
    <Card titel={m.overmaken()}>
      <Stack>
        <p>{m.overmakenTekst()}</p>
        <Facts
          facts={[
            {
              sleutel: 'bedrag',
              term: m.bedrag(),
              waarde: <Amount cents={bedragTeBetalen} />,
            },
            {
              sleutel: 'account',
              term: m.account(),
              waarde: formatIban(account),
              action: (
                <CopyValueButton waarde={account.replaceAll(' ', '')} naam={m.kopieerRekening()} />
              ),
            },
            { sleutel: 'naam', term: m.opNaamVan(), waarde: brands[merk].naam },
            {
              sleutel: 'kenmerk',
              term: m.kenmerk(),
              waarde: request.betalingsKenmerkOpgemaakt,
              action: <CopyValueButton waarde={betalingsKenmerk} naam={m.kopieerKenmerk()} />,
            },
            {
              sleutel: 'dag',
              term: m.latest(),
              waarde: <DateText dag={request.uitersteBetaalDatum} />,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
