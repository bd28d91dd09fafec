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
import { cost, type Parts } from '@mijn/domain/zorgkostenParts';

interface OverviewPart {
  readonly key: string;
  readonly label: string;
  readonly cents: number;
  /** What the tax office makes of it. */
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
  /** Undefined: the viewer. */
  readonly name: string | undefined;
  readonly year: number;
  /** The invoices, that tell what premium everybody on the policy paid; null: not told. */
  readonly facturen: ZorgkostenData['facturen'];
  /** Where it can be had as a PDF; undefined where the insurer makes none. */
  readonly pdf: string | undefined;
}

// What an insurer with only the core does not tell is no failure.
function PremieFailed({ facturen }: { readonly facturen: Part<unknown> }) {
  if (facturen.succeeded || facturen.status === 404) return null;
  return <Alert kind="error" title={m.premieFailed()} role="alert" action={<Retry />} />;
}

// It is a page of its own at the same path: its heading takes the focus as one comes, and that of the page behind it as
// one goes back. Not where the document began with it: there the browser is at the top.
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

/** What somebody bore in a year, on one page to print, with what of it may count for the tax office. */
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
          {m.overviewCost()} <Amount cents={cost(parts)} />. {m.overviewPaid()}{' '}
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
