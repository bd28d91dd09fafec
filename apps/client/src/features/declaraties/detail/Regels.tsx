import { formatDagZonderJaar } from '@mijn/domain/datum';
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
      cel: ({ behandelDatum }) => formatDagZonderJaar(behandelDatum, taal),
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
      kop: m.kolomJeKrijgt(),
      getal: true,
      cel: (regel) => <Bedrag cents={regel.uitgekeerdBedrag} />,
    },
  ];
}

/** The lines of a claim: a table with room, under each other on a phone. */
export function Regels({ regels }: { readonly regels: readonly DeclaratieRegel[] }) {
  const { taal } = useAppOmgeving();
  return (
    <Tabel
      bijschrift={m.behandelingenBijschrift()}
      kolommen={kolommen(taal)}
      rijen={regels.map((regel, plaats) => ({ ...regel, plaats }))}
      sleutel={({ plaats }) => String(plaats)}
    />
  );
}
