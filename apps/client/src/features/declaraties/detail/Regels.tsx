import { formatDag } from '@mijn/domain/datum';
import type { Taal } from '@mijn/domain/taal';
import { Bedrag } from '@mijn/ui/Bedrag';
import { type Kolom, Tabel } from '@mijn/ui/Tabel';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/detail.js';
import { zorgsoortNaam } from '../zorgsoort.ts';
import type { DeclaratieRegel } from './declaratieDetail.ts';
import s from './Regels.module.css';

interface GenummerdeRegel extends DeclaratieRegel {
  readonly plaats: number;
}

function watEnWaar(regel: DeclaratieRegel, taal: Taal) {
  const wat = regel.prestatie ?? (regel.zorgSoort && zorgsoortNaam(regel.zorgSoort, taal));
  const meer = [
    regel.aantal > 1 && m.keer({ aantal: String(regel.aantal) }),
    regel.locatieNaam,
    regel.notaNummer && m.notaNummer({ nummer: regel.notaNummer }),
  ].filter(Boolean);
  return (
    <>
      <span lang="nl">{wat ?? '–'}</span>
      {meer.length > 0 && <small className={s['meer']}>{meer.join(', ')}</small>}
    </>
  );
}

function kolommen(taal: Taal): readonly Kolom<GenummerdeRegel>[] {
  return [
    {
      sleutel: 'dag',
      kop: m.kolomDatum(),
      cel: ({ behandelDatum }) => formatDag(behandelDatum, taal),
    },
    { sleutel: 'wat', kop: m.kolomBehandeling(), cel: (regel) => watEnWaar(regel, taal) },
    {
      sleutel: 'gedeclareerd',
      kop: m.kolomGedeclareerd(),
      getal: true,
      cel: (regel) => <Bedrag cents={regel.gedeclareerdBedrag} />,
    },
    {
      sleutel: 'eigenRisico',
      kop: m.kolomEigenRisico(),
      getal: true,
      alsRuimte: true,
      cel: (regel) => <Bedrag cents={regel.eigenRisicoBedrag} />,
    },
    {
      sleutel: 'krijgt',
      kop: m.kolomUitbetaald(),
      getal: true,
      cel: (regel) => <Bedrag cents={regel.uitgekeerdBedrag} />,
    },
  ];
}

function GestapeldeRegel({ regel }: { readonly regel: DeclaratieRegel }) {
  const { taal } = useAppOmgeving();
  const bedragen = [
    [m.kolomGedeclareerd(), regel.gedeclareerdBedrag],
    [m.kolomEigenRisico(), regel.eigenRisicoBedrag],
    [m.kolomUitbetaald(), regel.uitgekeerdBedrag],
  ] as const;
  return (
    <li className={s['regel']}>
      <p>
        <strong>{formatDag(regel.behandelDatum, taal)}</strong>
      </p>
      <p>{watEnWaar(regel, taal)}</p>
      <dl>
        {bedragen.map(([naam, cents]) => (
          <div key={naam} className={s['bedrag']}>
            <dt>{naam}</dt>
            <dd>
              <Bedrag cents={cents} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The lines of a claim: a table with room, under each other on a phone. */
export function Regels({ regels }: { readonly regels: readonly DeclaratieRegel[] }) {
  const { taal } = useAppOmgeving();
  return (
    <div className={s['houder']}>
      <div className={s['breed']}>
        <Tabel
          bijschrift={m.behandelingenBijschrift()}
          kolommen={kolommen(taal)}
          rijen={regels.map((regel, plaats) => ({ ...regel, plaats }))}
          sleutel={({ plaats }) => String(plaats)}
        />
      </div>
      <ul className={s['smal']} aria-label={m.behandelingenBijschrift()}>
        {regels.map((regel, plaats) => (
          <GestapeldeRegel key={plaats} regel={regel} />
        ))}
      </ul>
    </div>
  );
}
