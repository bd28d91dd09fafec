import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { formatAmount, sumOf } from '@mijn/domain/money';
import { Receipt, type ReceiptLine } from '@mijn/ui/Receipt';
import { Card } from '@mijn/ui/Card';
import { Alert } from '@mijn/ui/Alert';
import { Stack } from '@mijn/ui/Stack';
import { StatusBadge } from '@mijn/ui/StatusBadge';
import { CircleX } from 'lucide-react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { CareName } from '../../../help/CareName.tsx';
import { InsurerTerm } from '../../../help/InsurerTerm.tsx';
import * as facturenWords from '../../../generated/texts/facturen.js';
import * as m from '../../../generated/texts/specificatie.js';
import * as words from '../../../generated/texts/shared.js';
import type { Specificatie } from './specificatie.ts';

interface PartProps {
  readonly specificatie: Specificatie;
}

const columns = () => ({ label: words.part(), amount: words.amount() });

function outcome(total: number): string {
  if (total === 0) return m.zero();
  return total > 0 ? m.stillToPay() : m.toGetBack();
}

/** The sum of the settlement: used minus paid. */
export function SpecificatieSum({ specificatie }: PartProps) {
  const { jaarRegeling, bedragTotaalRegeling: total } = specificatie;
  const { bedragTotaalEigenRisico: used } = specificatie.eigenRisicoGebruiken;
  const { bedragBetaald } = specificatie.opgelegdeTermijnen;
  return (
    <Card title={m.calculation()}>
      <Receipt
        caption={m.calculationCaption()}
        columns={columns()}
        lines={[
          { key: 'used', label: m.used({ year: String(jaarRegeling) }), cents: used },
          { key: 'betaald', label: m.lessPaid(), cents: -bedragBetaald },
        ]}
        totals={[{ key: 'out', label: outcome(total), cents: Math.abs(total), final: true }]}
      />
    </Card>
  );
}

type Correctie = Specificatie['eigenRisicoGebruiken']['regels'][number]['correctie'];

/** The reason that a line corrects another (ADR 0070). */
const corrected = {
  teruggenomen: m.takenBack,
  verschoven: m.shifted,
  verminderd: m.lowered,
} as const;

// The date of the care; for a line that corrects another, also what happened to it and when.
function careNote(day: string, correctie: Correctie, language: Language): string {
  const care = formatDay(day, language);
  if (correctie === null) return care;
  return `${care}, ${corrected[correctie.soort]({ day: formatDay(correctie.datum, language) })}`;
}

/** The care that took own risk; care hidden from the viewer says so (docs/decisions.md §2). */
export function Care({ specificatie }: PartProps) {
  const { language } = useAppEnvironment();
  const { regels, bedragTotaalEigenRisico } = specificatie.eigenRisicoGebruiken;
  const year = String(specificatie.jaarRegeling);
  if (regels.length === 0) {
    return (
      <Card title={m.careTitle()}>
        <p>{m.noCare({ year })}</p>
      </Card>
    );
  }
  return (
    <Card title={m.careTitle()}>
      <Stack>
        <p>{m.careText({ year })}</p>
        {regels.some(({ zorgsoort }) => zorgsoort === null) && (
          <Alert kind="info" title={facturenWords.hiddenTitle()}>
            <p>{words.careHiddenBy({ name: specificatie.naamVerzekerde })}</p>
          </Alert>
        )}
        <Receipt
          caption={m.careCaption()}
          columns={columns()}
          lines={regels.map(({ datum, zorgsoort, bedrag, correctie }, i) => ({
            key: String(i),
            label: zorgsoort === null ? words.careHidden() : <CareName name={zorgsoort} />,
            note: careNote(datum, correctie, language),
            cents: bedrag,
          }))}
          totals={[
            { key: 'som', label: m.totalUsed(), cents: bedragTotaalEigenRisico, final: true },
          ]}
        />
      </Stack>
    </Card>
  );
}

type Termijn = Specificatie['opgelegdeTermijnen']['regels'][number];

// Paid instalments of one amount are one line; each unpaid one has a line of its own.
function foldTermijnen(regels: readonly Termijn[]): readonly (readonly [Termijn, ...Termijn[]])[] {
  const folded: [Termijn, ...Termijn[]][] = [];
  for (const regel of regels) {
    const last = folded.at(-1);
    const isEqual = last?.[0].bedrag === regel.bedrag && !last[0].nietBetaald && !regel.nietBetaald;
    if (isEqual) last?.push(regel);
    else folded.push([regel]);
  }
  return folded;
}

function termijnLine(group: readonly [Termijn, ...Termijn[]], language: Language): ReceiptLine {
  const [first] = group;
  const last = group.at(-1) ?? first;
  const day = formatDay(first.datum, language);
  const n = group.length;
  if (n > 1) {
    return {
      key: first.datum,
      label: m.timesAmount({ n: String(n), bedrag: formatAmount(first.bedrag, language) }),
      note: m.fromUntil({ from: day, until: formatDay(last.datum, language) }),
      cents: sumOf(group, ({ bedrag }) => bedrag),
    };
  }
  return {
    key: first.datum,
    label: <InsurerTerm text={first.omschrijving} />,
    note: first.nietBetaald ? (
      <>
        {day} <StatusBadge kind="warning" text={notPaidWords(first, language)} icon={CircleX} />
      </>
    ) : (
      day
    ),
    cents: first.bedrag,
  };
}

function notPaidWords({ bedrag, nietBetaald }: Termijn, language: Language): string {
  if (nietBetaald === bedrag) return m.termijnNotPaid();
  return m.termijnPartlyPaid({ bedrag: formatAmount(nietBetaald ?? 0, language) });
}

/** The charged instalments, and the paid part. */
export function Termijnen({ specificatie }: PartProps) {
  const { language } = useAppEnvironment();
  const { regels, bedragOpgelegd, bedragBetaald, bedragNietBetaald } =
    specificatie.opgelegdeTermijnen;
  if (regels.length === 0) {
    return (
      <Card title={m.termijnenTitle()}>
        <p>{m.noTermijnen({ year: String(specificatie.jaarRegeling) })}</p>
      </Card>
    );
  }
  return (
    <Card title={m.termijnenTitle()}>
      <Receipt
        caption={m.termijnenCaption()}
        columns={columns()}
        lines={foldTermijnen(regels).map((group) => termijnLine(group, language))}
        totals={[
          { key: 'imposed', label: m.imposed(), cents: bedragOpgelegd },
          ...(bedragNietBetaald === 0
            ? []
            : [{ key: 'niet', label: m.notPaid(), cents: -bedragNietBetaald }]),
          { key: 'betaald', label: m.paid(), cents: bedragBetaald, final: true },
        ]}
      />
    </Card>
  );
}
