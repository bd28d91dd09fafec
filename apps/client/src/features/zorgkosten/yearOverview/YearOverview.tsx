import { premiePaid } from '@mijn/domain/premiePaid';
import { Alert } from '@mijn/ui/Alert';
import { Amount } from '@mijn/ui/Amount';
import { buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Card } from '@mijn/ui/Card';
import { Stack } from '@mijn/ui/Stack';
import { type Column, Table } from '@mijn/ui/Table';
import { useEffect, useEffectEvent } from 'react';
import * as words from '../../../generated/texts/shared.js';
import * as m from '../../../generated/texts/yearOverview.js';
import { PrintButton } from '../../../help/PrintButton.tsx';
import { Retry } from '../../../forms/Retry.tsx';
import { focusHeading } from '../../../platform/focusHeading.ts';
import { useLocation } from 'react-router';
import type { Part } from '../../../api/response.ts';
import type { ZorgkostenData } from '../getZorgkosten.ts';
import { partLabels } from '../zorgkostenWords.ts';
import { totalCost, type Parts } from '@mijn/domain/zorgkostenParts';

interface OverviewPart {
  readonly key: string;
  readonly label: string;
  readonly cents: number;
  /** Whether it is deductible for income tax. */
  readonly tax: string;
}

function rowsOf(parts: Parts, premie: number | null): readonly OverviewPart[] {
  return [
    ...(premie === null
      ? []
      : [{ key: 'premie', label: m.premie(), cents: premie, tax: m.taxNever() }]),
    {
      key: 'eigenRisico',
      label: partLabels.eigenRisico(),
      cents: parts.eigenRisico,
      tax: m.taxNever(),
    },
    {
      key: 'wettelijkeBijdrage',
      label: partLabels.wettelijkeBijdrage(),
      cents: parts.wettelijkeBijdrage,
      tax: m.taxMostlyNot(),
    },
    {
      key: 'notReimbursed',
      label: partLabels.notReimbursed(),
      cents: parts.notReimbursed,
      tax: m.taxPerhaps(),
    },
  ];
}

const columns = (): readonly Column<OverviewPart>[] => [
  { key: 'label', header: m.part(), cell: ({ label }) => label },
  {
    key: 'amount',
    header: words.amount(),
    number: true,
    cell: ({ cents }) => <Amount cents={cents} />,
  },
  { key: 'tax', header: m.tax(), cell: ({ tax }) => tax },
];

interface YearOverviewProps {
  readonly parts: Parts;
  /** Undefined for the viewer. */
  readonly name: string | undefined;
  readonly year: number;
  /** The invoices, which hold the premium of everybody on the policy; null when not requested. */
  readonly facturen: ZorgkostenData['facturen'];
  /** Address of the PDF; undefined when the insurer makes none. */
  readonly pdf: string | undefined;
}

// 404 is no failure: an insurer without the extensions has no invoices.
function PremieFailed({ facturen }: { readonly facturen: Part<unknown> }) {
  if (facturen.succeeded || facturen.status === 404) return null;
  return <Alert kind="error" title={m.premieFailed()} role="alert" action={<Retry />} />;
}

// The overview has the same path as the page behind it, so the router does not move the focus. Moves it to the heading
// on entering and leaving, except on the first load, where the browser starts at the top.
function useOwnHeading(): void {
  const isChosen = useLocation().key !== 'default';
  const begin = useEffectEvent(() => {
    if (isChosen) focusHeading();
  });
  useEffect(() => {
    begin();
    return focusHeading;
  }, []);
}

/** Printable overview of what a person paid in a year, with what may be deductible for income tax. */
export function YearOverview({ parts, name, year: number, facturen, pdf }: YearOverviewProps) {
  useOwnHeading();
  const year = String(number);
  const premie = facturen?.succeeded ? premiePaid(facturen.value, number) : null;
  const title =
    name === undefined ? m.overviewTitleSelf({ year }) : m.overviewTitle({ year, name });
  return (
    <Card title={title}>
      <Stack>
        <Table
          caption={title}
          columns={columns()}
          rows={rowsOf(parts, premie)}
          rowKey={({ key }) => key}
        />
        <p>
          {m.overviewCost()} <Amount cents={totalCost(parts)} />. {m.overviewPaid()}{' '}
          <Amount cents={parts.reimbursed} />.
        </p>
        <p>{m.taxText()}</p>
        {premie !== null && <p>{m.premieText()}</p>}
        {facturen && <PremieFailed facturen={facturen} />}
        <p>{m.overviewSoFar()}</p>
        <ButtonGroup>
          {pdf && (
            <a href={pdf} download className={buttonClass({ variant: 'secondary' })}>
              {words.saveAsPdf()}
            </a>
          )}
          <PrintButton variant="secondary">{words.print()}</PrintButton>
        </ButtonGroup>
      </Stack>
    </Card>
  );
}
