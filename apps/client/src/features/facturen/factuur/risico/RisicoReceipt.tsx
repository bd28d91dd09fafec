import { formatDay } from '@mijn/domain/datum';
import { formatList } from '@mijn/domain/format';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import { insuredNameAmong } from '@mijn/domain/namesakes';
import { pathOfDeclaratie } from '@mijn/domain/paths';
import { Receipt, type ReceiptLine, type ReceiptTotal } from '@mijn/ui/Receipt';
import { Card } from '@mijn/ui/Card';
import { Alert } from '@mijn/ui/Alert';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { useAppEnvironment } from '../../../../api/environment.ts';
import { InsurerTerm } from '../../../../help/InsurerTerm.tsx';
import * as facturenWords from '../../../../generated/texts/facturen.js';
import * as m from '../../../../generated/texts/risico.js';
import * as words from '../../../../generated/texts/shared.js';
import type { FactuurOf, RisicoLine, RisicoVerzekerde } from '../factuur.ts';
import { receiptTotals } from '../receiptTotals.tsx';
import { earlierYears, eigenRisicoPerYear } from './wrongYear.ts';

const columns = () => ({ label: words.part(), amount: words.amount() });

function bijdragePart({ bedragEigenRisico, bedragEigenBijdrage }: RisicoLine, language: Language) {
  if (bedragEigenBijdrage === 0) return undefined;
  if (bedragEigenRisico === 0) return words.ofWettelijkeBijdrage();
  return m.ofWhichBijdrage({ bedrag: formatAmount(bedragEigenBijdrage, language) });
}

// Care links to its claim; hidden care has no link, and says so.
function careOf({ omschrijving, declaratieNummer, afgeschermd }: RisicoLine) {
  if (afgeschermd) return words.careHidden();
  const care = <InsurerTerm text={omschrijving ?? '–'} />;
  if (declaratieNummer === null) return care;
  return <Link href={pathOfDeclaratie(declaratieNummer)}>{care}</Link>;
}

function lineOf(line: RisicoLine, i: number, language: Language): ReceiptLine {
  const day = formatDay(line.datum, language);
  return {
    key: String(i),
    label: careOf(line),
    note: [day, line.zorgverlener, bijdragePart(line, language)].filter(Boolean).join(', '),
    cents: line.bedragEigenRisico + line.bedragEigenBijdrage,
  };
}

// Corrections of own risk can come to nothing together.
function hasEigenRisico({ regels }: RisicoVerzekerde): boolean {
  return regels.some(({ bedragEigenRisico }) => bedragEigenRisico !== 0);
}

function partTotals(verzekerde: RisicoVerzekerde): ReceiptTotal[] {
  const { totaalEigenRisico, totaalEigenBijdrage } = verzekerde;
  if (totaalEigenBijdrage === 0 || !hasEigenRisico(verzekerde)) return [];
  return [
    { key: 'risico', label: m.totalEigenRisico(), cents: totaalEigenRisico },
    { key: 'bijdrage', label: words.wettelijkeBijdrage(), cents: totaalEigenBijdrage },
  ];
}

function sumOf({ totaalEigenRisico, totaalEigenBijdrage }: RisicoVerzekerde): number {
  return totaalEigenRisico + totaalEigenBijdrage;
}

// Care of several years: each amount counts for its own year.
function SeveralYears({ perYear }: { readonly perYear: ReturnType<typeof eigenRisicoPerYear> }) {
  const { language } = useAppEnvironment();
  const years = formatList(
    perYear.map(([year]) => year),
    language,
  );
  const parts = perYear.map(([year, cents]) =>
    m.yearsPart({ bedrag: formatAmount(cents, language), year }),
  );
  return (
    <Alert kind="info" title={m.yearsTitle({ years })}>
      <p>{m.yearsText({ parts: formatList(parts, language) })}</p>
    </Alert>
  );
}

// Explains care of an earlier year on this invoice, because it looks like a mistake.
function OtherYear({ factuur }: { readonly factuur: FactuurOf<'RisicoFactuur'> }) {
  const { datum, verzekerden } = factuur;
  const lines = verzekerden.flatMap((one) => one.regels);
  const years = earlierYears(datum, lines).join(m.and());
  const perYear = eigenRisicoPerYear(lines);
  if (years === '' || perYear.length === 0) return null;
  if (perYear.length > 1) return <SeveralYears perYear={perYear} />;
  return (
    <Alert kind="info" title={m.yearTitle({ years, year: datum.slice(0, 4) })}>
      <p>{m.yearText({ years })}</p>
    </Alert>
  );
}

interface PerVerzekerdeProps {
  readonly verzekerde: RisicoVerzekerde;
  readonly factuur: FactuurOf<'RisicoFactuur'>;
  /** Whether it is the only person, so that the sums of the invoice are shown here. */
  readonly isOnly: boolean;
}

function PerVerzekerde({ verzekerde, factuur, isOnly }: PerVerzekerdeProps) {
  const { language } = useAppEnvironment();
  const { geboorteDatum, regels } = verzekerde;
  const name = insuredNameAmong(verzekerde, factuur.verzekerden, language);
  const own: ReceiptTotal = {
    key: 'totaal',
    label: facturenWords.total(),
    cents: sumOf(verzekerde),
    final: true,
  };
  return (
    <Card
      title={hasEigenRisico(verzekerde) ? m.eigenRisicoTitle({ name }) : m.bijdrageTitle({ name })}
    >
      <Stack>
        <p>{m.born({ day: formatDay(geboorteDatum, language) })}</p>
        {regels.some(({ afgeschermd }) => afgeschermd) && (
          <Alert kind="info" title={facturenWords.hiddenTitle()}>
            <p>{words.careHiddenBy({ name })}</p>
          </Alert>
        )}
        <Receipt
          caption={m.eigenRisicoCaption({ name })}
          columns={columns()}
          lines={regels.map((line, i) => lineOf(line, i, language))}
          totals={[
            ...partTotals(verzekerde),
            ...(isOnly ? receiptTotals(factuur, language) : [own]),
          ]}
        />
      </Stack>
    </Card>
  );
}

/** An own-risk invoice: the care per insured person, their own part of it, and the reason. */
export function RisicoReceipt({ factuur }: { readonly factuur: FactuurOf<'RisicoFactuur'> }) {
  const { language } = useAppEnvironment();
  const { verzekerden } = factuur;
  const only = verzekerden.length === 1;
  return (
    <>
      <OtherYear factuur={factuur} />
      {verzekerden.map((verzekerde, i) => (
        <PerVerzekerde key={i} verzekerde={verzekerde} factuur={factuur} isOnly={only} />
      ))}
      {!only && (
        <Card title={m.together()}>
          <Receipt
            caption={m.togetherCaption()}
            columns={columns()}
            lines={verzekerden.map((one, i) => ({
              key: String(i),
              label: insuredNameAmong(one, verzekerden, language),
              cents: sumOf(one),
            }))}
            totals={receiptTotals(factuur, language)}
          />
        </Card>
      )}
    </>
  );
}
