import type { FactuurStatusCode } from '@mijn/domain/factuurstatus';
import { formatAmount } from '@mijn/domain/money';
import { pathOfBetaalverzoek } from '@mijn/domain/paths';
import type { Language } from '@mijn/domain/language';
import { Answer } from '@mijn/ui/Answer';
import { buttonClass } from '@mijn/ui/Button';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/factuur.js';
import { dayInSentence } from '../dag.ts';
import { parseStatus } from '../factuurStatus.ts';
import { statusIcon } from '../FactuurStatusBadge.tsx';
import { statusWords } from '../statusWords.ts';
import type { Factuur } from './factuur.ts';

const toneOf = {
  positive: 'positive',
  warning: 'warning',
  negative: 'negative',
  info: 'info',
  submitted: 'info',
  inProgress: 'info',
  settled: 'positive',
} as const;

const mustPay: ReadonlySet<FactuurStatusCode | undefined> = new Set<FactuurStatusCode>([
  'toPay',
  'herinnering',
  'aanmaning',
]);

// The answer with its amount and day, where the status alone does not say them.
function title(factuur: Factuur, language: Language): string {
  const { code, dag } = parseStatus(factuur);
  const { bedragTeBetalen, betaalVerzoek } = factuur;
  const bedrag = formatAmount(Math.abs(bedragTeBetalen), language);
  if (code === 'toReceive') return m.received({ bedrag });
  if (code === 'betaald' && factuur.bedragTotaal < 0) {
    return m.paidOut({ bedrag: formatAmount(-factuur.bedragTotaal, language) });
  }
  if (dag !== undefined && bedragTeBetalen > 0) {
    return m.debitedOn({ bedrag, dag: dayInSentence(dag, language) });
  }
  if (!mustPay.has(code) || bedragTeBetalen <= 0) return statusWords(factuur, language).meaning;
  if (!betaalVerzoek) return m.pay({ bedrag });
  return m.payBefore({ bedrag, dag: dayInSentence(betaalVerzoek.uitersteBetaalDatum, language) });
}

/** The answer of an invoice's page: must I do something, what its status means, and what comes next. */
export function FactuurAnswer({ factuur }: { readonly factuur: Factuur }) {
  const { taal } = useAppEnvironment();
  const { betaalVerzoek, bedragTeBetalen } = factuur;
  const header = title(factuur, taal);
  const { meaning, afterwards } = statusWords(factuur, taal);
  const open = betaalVerzoek && betaalVerzoek.bedragTeBetalen > 0 && bedragTeBetalen > 0;
  const pay = open && (
    <Link href={pathOfBetaalverzoek(betaalVerzoek.kenmerk)} className={buttonClass()}>
      {m.viewAndPay()}
    </Link>
  );
  // Said by the title already, or said better.
  const withMeaning = header !== meaning && parseStatus(factuur).code !== 'betaald';
  const together = open && betaalVerzoek.aantalFacturen > 1;
  return (
    <Answer
      kind={toneOf[parseStatus(factuur).show]}
      icon={statusIcon(factuur)}
      title={header}
      action={pay}
    >
      <p>
        {withMeaning && `${meaning} `}
        {together
          ? m.inBundle({ bedrag: formatAmount(betaalVerzoek.bedragTeBetalen, taal) })
          : afterwards}
      </p>
    </Answer>
  );
}
