import { formatDay } from '@mijn/domain/datum';
import { Amount } from '@mijn/ui/Amount';
import { type Column, Table } from '@mijn/ui/Table';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/detail.js';
import { CareName } from '../../../help/CareName.tsx';
import type { DeclaratieDetail } from './declaratieDetail.ts';
import s from './Lines.module.css';

type SubmittedLine = DeclaratieDetail['ingediendeRegels'][number];

function What({ line }: { readonly line: SubmittedLine }) {
  const { zorgsoort, behandelDatum, omschrijving } = line;
  const { language } = useAppEnvironment();
  return (
    <>
      <strong>
        <CareName name={zorgsoort} />
      </strong>
      <small className={s['more']}>
        {formatDay(behandelDatum, language)}
        {omschrijving && `, ${omschrijving}`}
      </small>
    </>
  );
}

const columns = (): readonly Column<SubmittedLine>[] => [
  { key: 'what', header: m.columnTreatment(), cell: (line) => <What line={line} /> },
  {
    key: 'gedeclareerd',
    header: m.gedeclareerd(),
    number: true,
    cell: ({ bedrag }) => <Amount cents={bedrag} />,
  },
];

/**
 * The submitted lines of a claim, each with its care and date: the claimed amount, and not yet the payout.
 */
export function SubmittedLines({ regels }: { readonly regels: readonly SubmittedLine[] }) {
  return (
    <Table
      caption={m.treatmentsCaption()}
      columns={columns()}
      rows={regels}
      rowKey={(line) => String(regels.indexOf(line))}
    />
  );
}
