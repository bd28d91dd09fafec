import { brands } from '@mijn/domain/brands';
import { formatIban } from '@mijn/domain/iban';
import { Amount } from '@mijn/ui/Amount';
import { DateText } from '@mijn/ui/DateText';
import { Facts } from '@mijn/ui/Facts';
import { Card } from '@mijn/ui/Card';
import { CopyButton } from '@mijn/ui/CopyButton';
import { Disclosure } from '@mijn/ui/Disclosure';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/betaalverzoek.js';
import * as words from '../../../generated/texts/shared.js';
import { betaalverzoekPhase } from '../phase/betaalverzoekPhase.ts';
import type { Betaalverzoek } from '../betaalverzoek.ts';

function CopyValueButton({ value, name }: { readonly value: string; readonly name: string }) {
  const texts = {
    copy: m.copy(),
    name,
    copied: m.copied(),
    failed: m.notCopied(),
  };
  return <CopyButton value={value} texts={texts} />;
}

interface BankTransferProps {
  readonly betaalverzoek: Betaalverzoek;
  /** `yyyy-mm-dd`. */
  readonly today: string;
}

/** The data for a manual bank transfer, each with a copy button. Collapsed, because most people use the button. */
export function BankTransfer({ betaalverzoek, today }: BankTransferProps) {
  const { merk } = useAppEnvironment().config;
  const tooLate = betaalverzoekPhase(betaalverzoek, today) === 'tooLate';
  const { rekeningNummerZenZ: account, betalingsKenmerk, bedragTeBetalen } = betaalverzoek;
  return (
    <Card>
      <Disclosure title={m.transferTitle()}>
        <p>{m.transferText()}</p>
        <Facts
          facts={[
            {
              key: 'bedrag',
              term: words.amount(),
              value: <Amount cents={bedragTeBetalen} />,
            },
            {
              key: 'account',
              term: m.account(),
              value: formatIban(account),
              action: (
                <CopyValueButton value={account.replaceAll(' ', '')} name={m.copyAccount()} />
              ),
            },
            { key: 'naam', term: m.inNameOf(), value: brands[merk].naam },
            {
              key: 'kenmerk',
              term: words.betalingskenmerk(),
              value: betaalverzoek.betalingsKenmerkOpgemaakt,
              action: <CopyValueButton value={betalingsKenmerk} name={m.copyKenmerk()} />,
            },
            {
              key: 'dag',
              term: tooLate ? m.pay() : m.latest(),
              value: tooLate ? m.soon() : <DateText day={betaalverzoek.uitersteBetaalDatum} />,
            },
          ]}
        />
      </Disclosure>
    </Card>
  );
}
