import * as m from '../../generated/texts/betalingen.js';
import * as words from '../../generated/texts/shared.js';
import { pages } from '@mijn/domain/paths';
import { buttonClass } from '@mijn/ui/Button';
import { Link } from '@mijn/ui/Link';
import { dayInNetherlands, formatDay } from '@mijn/domain/datum';
import { Amount } from '@mijn/ui/Amount';
import { Facts } from '@mijn/ui/Facts';
import { Card } from '@mijn/ui/Card';
import { useAppEnvironment } from '../../api/environment.ts';
import { facturenName } from '../../help/factuurName/factuurTitle.ts';
import type { Betaling } from './betaling.ts';

/** Links to the invoices and the overview, side by side; `main` makes one the main action. */
export function WayOut({ main }: { readonly main?: 'facturen' | 'overzicht' | undefined }) {
  const facturen = (
    <Link
      key="facturen"
      href={pages.facturen.path}
      className={buttonClass({ variant: main === 'facturen' ? 'primary' : 'secondary' })}
    >
      {m.toFacturen()}
    </Link>
  );
  const overzicht = (
    <Link
      key="overzicht"
      href={pages.overzicht.path}
      className={buttonClass({ variant: main === 'overzicht' ? 'primary' : 'secondary' })}
    >
      {words.toOverzicht()}
    </Link>
  );
  return main === 'overzicht' ? [overzicht, facturen] : [facturen, overzicht];
}

// Keeps the groups of four on one line.
const together = (kenmerk: string) => kenmerk.replaceAll(' ', '\u00A0');

/** The part of each payment request in a payment for several, by the name of its invoice. */
function Parts({ delen }: Pick<Betaling, 'delen'>) {
  const { language } = useAppEnvironment();
  return (
    <Card title={m.parts()}>
      <Facts
        facts={delen.map(({ betaalkenmerk, betalingsKenmerkOpgemaakt, bedrag, facturen }) => ({
          key: betaalkenmerk,
          term: [facturenName(facturen, language), together(betalingsKenmerkOpgemaakt)]
            .filter(Boolean)
            .join(', '),
          value: <Amount cents={bedrag} />,
        }))}
      />
    </Card>
  );
}

interface BetalingFactsProps {
  readonly betaling: Betaling;
  /** Whether another amount was received, so that this one was only requested. */
  readonly asks?: boolean;
}

/** The amount and references of a payment, and the start of its status. */
export function BetalingFacts({ betaling, asks = false }: BetalingFactsProps) {
  const { language } = useAppEnvironment();
  const { bedrag, betalingsKenmerkOpgemaakt, bijgewerktOp, dag, delen } = betaling;
  const kenmerk = {
    key: 'kenmerk',
    term: words.betalingskenmerk(),
    value: together(betalingsKenmerkOpgemaakt),
  };
  const name = facturenName(delen.length === 1 ? (delen[0]?.facturen ?? []) : [], language);
  const day = formatDay(dag ?? dayInNetherlands(new Date(bijgewerktOp)), language);
  return (
    <>
      <Card title={m.details()}>
        <Facts
          facts={[
            {
              key: 'bedrag',
              term: asks ? m.asked() : words.amount(),
              value: <Amount cents={bedrag} />,
            },
            ...(name === undefined ? [] : [{ key: 'for', term: m.paidFor(), value: name }]),
            ...(delen.length > 1 ? [] : [kenmerk]),
            { key: 'dag', term: words.date(), value: day },
          ]}
        />
      </Card>
      {delen.length > 1 && <Parts delen={delen} />}
    </>
  );
}
