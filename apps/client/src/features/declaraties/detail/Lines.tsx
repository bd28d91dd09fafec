import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { Amount } from '@mijn/ui/Amount';
import { type Column, Table } from '@mijn/ui/Table';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/detail.js';
import * as words from '../../../generated/texts/shared.js';
import type { DeclaratieLine } from './declaratieDetail.ts';
import s from './Lines.module.css';

interface NumberedLine extends DeclaratieLine {
  readonly place: number;
}

function whatAndWhere(line: DeclaratieLine, language: Language) {
  const what = line.prestatie ?? (line.zorgSoort && zorgsoortName(line.zorgSoort, language));
  const more = [
    line.aantal > 1 && m.times({ aantal: line.aantal }),
    line.locatieNaam,
    line.notaNummer && m.notaNumber({ nummer: line.notaNummer }),
  ].filter(Boolean);
  return (
    <>
      <span lang="nl">{what ?? '–'}</span>
      {more.length > 0 && <small className={s['more']}>{more.join(', ')}</small>}
    </>
  );
}

function columns(language: Language): readonly Column<NumberedLine>[] {
  return [
    {
      key: 'dag',
      header: words.date(),
      cell: ({ behandelDatum }) => formatDay(behandelDatum, language),
    },
    { key: 'what', header: m.columnTreatment(), cell: (line) => whatAndWhere(line, language) },
    {
      key: 'gedeclareerd',
      header: m.columnClaimed(),
      number: true,
      cell: (line) => <Amount cents={line.gedeclareerdBedrag} />,
    },
    {
      key: 'eigenRisico',
      header: m.columnEigenRisico(),
      number: true,
      ifRoom: true,
      cell: (line) => <Amount cents={line.eigenRisicoBedrag} />,
    },
    {
      key: 'krijgt',
      header: m.columnReimbursed(),
      number: true,
      cell: (line) => <Amount cents={line.uitgekeerdBedrag} />,
    },
  ];
}

function StackedLine({ regel }: { readonly regel: DeclaratieLine }) {
  const { taal } = useAppEnvironment();
  const amounts = [
    [m.columnClaimed(), regel.gedeclareerdBedrag],
    [m.columnEigenRisico(), regel.eigenRisicoBedrag],
    [m.columnReimbursed(), regel.uitgekeerdBedrag],
  ] as const;
  return (
    <li className={s['line']}>
      <p>
        <strong>{formatDay(regel.behandelDatum, taal)}</strong>
      </p>
      <p>{whatAndWhere(regel, taal)}</p>
      <dl>
        {amounts.map(([name, cents]) => (
          <div key={name} className={s['amount']}>
            <dt>{name}</dt>
            <dd>
              <Amount cents={cents} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The lines of a claim: a table with room, under each other on a phone. */
export function Lines({ regels }: { readonly regels: readonly DeclaratieLine[] }) {
  const { taal } = useAppEnvironment();
  return (
    <div className={s['holder']}>
      <div className={s['wide']}>
        <Table
          caption={m.treatmentsCaption()}
          columns={columns(taal)}
          rows={regels.map((line, place) => ({ ...line, place }))}
          rowKey={({ place }) => String(place)}
        />
      </div>
      <ul className={s['narrow']} aria-label={m.treatmentsCaption()}>
        {regels.map((line, place) => (
          <StackedLine key={place} regel={line} />
        ))}
      </ul>
    </div>
  );
}
