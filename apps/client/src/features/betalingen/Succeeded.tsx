import { formatAmount, sumOf } from '@mijn/domain/money';
import { pages, pathOfBetaalverzoek } from '@mijn/domain/paths';
import { Answer } from '@mijn/ui/Answer';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { IllustrationSuccess } from '@mijn/ui/IllustrationSuccess';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import { CircleCheckBig } from 'lucide-react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/betalingen.js';
import * as words from '../../generated/texts/shared.js';
import { PrintButton } from '../../help/PrintButton.tsx';
import { BetalingFacts } from './BetalingFacts.tsx';
import { cameIn, isAllPaid } from './cameIn.ts';
import { type BetalingOutcome, stillAsked } from './why.ts';
import { WayOut } from './WayOut.tsx';

interface SucceededProps {
  readonly betaling: BetalingOutcome;
}

// The open amount: staff may have booked less than was requested, or returned it (ADR 0009).
function StillOpen({ betaling }: SucceededProps) {
  const { language } = useAppEnvironment();
  const [only, ...more] = stillAsked(betaling) ?? [];
  if (only === undefined) return m.maybeOpen();
  const open = sumOf([only, ...more], ({ bedragTeBetalen }) => bedragTeBetalen);
  const isOne = more.length === 0;
  const href = isOne ? pathOfBetaalverzoek(only.betalingsKenmerk) : pages.facturen.path;
  return (
    <>
      {m.stillOpen({ bedrag: formatAmount(open, language) })}{' '}
      <Link href={href}>{isOne ? m.toBetaalverzoek() : m.toFacturen()}</Link>
    </>
  );
}

function paidWords({ delen }: BetalingOutcome): string {
  const aantal = String(delen.length);
  return delen.length > 1 ? m.receivedSeveral({ aantal }) : m.receivedText();
}

/** A received payment: its amount, the part returned, and whether anything is left to do. */
export function Succeeded({ betaling }: SucceededProps) {
  const { language, config } = useAppEnvironment();
  const { ontvangen, terug } = cameIn(betaling);
  const allPaid = isAllPaid(betaling);
  return (
    <Page narrow eyebrow={m.page()} title={m.succeeded()}>
      <Answer
        kind={allPaid ? 'positive' : 'warning'}
        icon={CircleCheckBig}
        picture={allPaid && <IllustrationSuccess brand={config.merk} />}
        title={m.received({ bedrag: formatAmount(ontvangen, language) })}
      >
        {terug > 0 && <p>{m.comesBack({ bedrag: formatAmount(terug, language) })}</p>}
        <p>{allPaid ? paidWords(betaling) : <StillOpen betaling={betaling} />}</p>
      </Answer>
      <BetalingFacts betaling={betaling} asks={ontvangen !== betaling.bedrag} />
      <ButtonGroup>
        <WayOut main="facturen" />
        <PrintButton variant="subtle">{words.print()}</PrintButton>
      </ButtonGroup>
    </Page>
  );
}
