import type { Language } from '@mijn/domain/language';
import { insuredNameAmong } from '@mijn/domain/namesakes';
import { pathOfSpecification } from '@mijn/domain/paths';
import { Receipt, type ReceiptLine } from '@mijn/ui/Receipt';
import { Card } from '@mijn/ui/Card';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { useAppEnvironment } from '../../../api/environment.ts';
import { InsurerTerm } from '../../../help/InsurerTerm.tsx';
import * as m from '../../../generated/texts/factuur.js';
import * as words from '../../../generated/texts/shared.js';
import { parseStatus } from '../status/factuurStatus.ts';
import type { Factuur, FactuurOf } from './factuur.ts';
import { formatPeriod } from './period.ts';
import { receiptTotals } from './receiptTotals.tsx';

interface ReceiptCardProps {
  readonly title: string;
  readonly explanation?: string;
  readonly caption: string;
  readonly regels: readonly ReceiptLine[];
  readonly factuur: Factuur;
}

function ReceiptCard({ title, explanation, caption, regels, factuur }: ReceiptCardProps) {
  const { language } = useAppEnvironment();
  return (
    <Card title={title}>
      <Stack>
        {explanation && <p>{explanation}</p>}
        <Receipt
          caption={caption}
          columns={{ label: words.part(), amount: words.amount() }}
          lines={regels}
          totals={receiptTotals(factuur, language)}
        />
      </Stack>
    </Card>
  );
}

/** A premium invoice: the amount per insurance, and the month. */
export function PremieReceipt({ factuur }: { readonly factuur: FactuurOf<'PremieFactuur'> }) {
  const { language } = useAppEnvironment();
  return (
    <ReceiptCard
      title={m.premieTitle()}
      caption={m.premieCaption()}
      factuur={factuur}
      regels={factuur.premieRegels.map(({ omschrijving, periode, bedrag }, i) => ({
        key: String(i),
        label: <InsurerTerm text={omschrijving} />,
        note: formatPeriod(periode, language),
        cents: bedrag,
      }))}
    />
  );
}

/** An instalment of the own risk. */
export function TermijnReceipt({
  factuur,
  today,
}: {
  readonly factuur: FactuurOf<'RisicoPeriodeFactuur'>;
  /** `yyyy-mm-dd`. */
  readonly today: string;
}) {
  const { language } = useAppEnvironment();
  const year = factuur.datum.slice(0, 4);
  const isOver = year < today.slice(0, 4) || parseStatus(factuur).code === 'seeEindafrekening';
  return (
    <ReceiptCard
      title={m.termijnTitle()}
      explanation={isOver ? m.termijnOver({ year }) : m.termijnExplanation()}
      caption={m.termijnCaption()}
      factuur={factuur}
      regels={factuur.regels.map((line, i) => ({
        key: String(i),
        label: <InsurerTerm text={line.omschrijving} />,
        note: `${insuredNameAmong(line, factuur.regels, language)}, ${formatPeriod(line.periode, language)}`,
        cents: line.bedrag,
      }))}
    />
  );
}

type Settled = FactuurOf<'EindafrekeningFactuur'>['eindafrekeningen'][number];

// The reason of a settlement: the year is over, or instalments stopped before; undefined when unknown, or
// when it differs between the people.
function settledWords(people: readonly Settled[]): string | undefined {
  const [first, ...others] = people;
  if (!first?.reden || others.some(({ reden }) => reden !== first.reden)) return undefined;
  if (first.reden === 'jaarVoorbij') return m.afrekeningOver();
  if (first.reden === 'termijnGemist') return m.afrekeningMissed();
  return others.length === 0
    ? m.afrekeningLeftOf({ name: first.naamVerzekerde })
    : m.afrekeningLeft();
}

function settlementLine(
  one: Settled,
  { kenmerk, eindafrekeningen }: FactuurOf<'EindafrekeningFactuur'>,
  language: Language,
): ReceiptLine {
  const { jaarRegeling, relatienummerVerzekerde, bedragRegelingTotaal } = one;
  const name = insuredNameAmong(one, eindafrekeningen, language);
  return {
    key: `${relatienummerVerzekerde}-${jaarRegeling}`,
    label: m.eigenRisicoYear({ year: String(jaarRegeling), name }),
    note: (
      <Link href={pathOfSpecification(kenmerk, relatienummerVerzekerde)}>
        {m.specificatie()} <VisuallyHidden>{m.specificatieOf({ name })}</VisuallyHidden>
      </Link>
    ),
    cents: bedragRegelingTotaal,
  };
}

/** A final settlement: the amount per insured person, with a link to the specification. */
export function SettlementReceipt({
  factuur,
}: {
  readonly factuur: FactuurOf<'EindafrekeningFactuur'>;
}) {
  const { language } = useAppEnvironment();
  const { eindafrekeningen: people } = factuur;
  return (
    <ReceiptCard
      title={m.afrekeningTitle()}
      explanation={[m.afrekeningExplanation(), settledWords(people)].filter(Boolean).join(' ')}
      caption={m.afrekeningCaption()}
      factuur={factuur}
      regels={people.map((one) => settlementLine(one, factuur, language))}
    />
  );
}
