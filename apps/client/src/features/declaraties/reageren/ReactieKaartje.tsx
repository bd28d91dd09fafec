import { dagInNederland, formatDag } from '@mijn/domain/datum';
import type { Taal } from '@mijn/domain/taal';
import { StatusLabel, type StatusSoort } from '@mijn/ui/StatusLabel';
import { Stapel } from '@mijn/ui/Stapel';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/reageren.js';
import type { DeclaratieDetail } from '../detail/declaratieDetail.ts';
import s from './Reactie.module.css';

/** A question that was asked, with its state and answer. */
export type Reactie = NonNullable<DeclaratieDetail['reacties']>[number];

type Status = Reactie['status'];

const soorten: Record<Status, StatusSoort> = {
  verstuurd: 'ingediend',
  inBehandeling: 'inBehandeling',
  beantwoord: 'afgehandeld',
};

const woorden: Record<Status, () => string> = {
  verstuurd: m.verstuurd,
  inBehandeling: m.inBehandeling,
  beantwoord: m.beantwoord,
};

function formatTijdstip(tijdstip: string, taal: Taal): string {
  return formatDag(dagInNederland(new Date(tijdstip)), taal);
}

function Antwoord({ reactie }: { readonly reactie: Reactie }) {
  const { taal } = useAppOmgeving();
  const { antwoord, beantwoordOp, status } = reactie;
  if (antwoord === null) {
    return <p>{status === 'verstuurd' ? m.straksVerstuurd() : m.straksInBehandeling()}</p>;
  }
  const kop =
    beantwoordOp === null
      ? m.antwoord()
      : m.antwoordOp({ dag: formatTijdstip(beantwoordOp, taal) });
  return (
    <div className={s['antwoord']}>
      <p className={s['klein']}>{kop}</p>
      <p className={s['tekst']} lang="nl">
        {antwoord}
      </p>
    </div>
  );
}

/** One question: what was asked and about what, how far it is, and the insurer's answer. */
export function ReactieKaartje(props: { readonly reactie: Reactie; readonly over: string }) {
  const { reactie, over } = props;
  const { taal } = useAppOmgeving();
  return (
    <li className={s['reactie']}>
      <Stapel ruimte="krap">
        <div className={s['kop']}>
          <span className={s['klein']}>
            {m.gesteld({ dag: formatTijdstip(reactie.verstuurdOp, taal) })}
          </span>
          <StatusLabel soort={soorten[reactie.status]} tekst={woorden[reactie.status]()} />
        </div>
        <p className={s['klein']}>{m.over({ wat: over })}</p>
        <p className={s['tekst']}>{reactie.tekst}</p>
        <Antwoord reactie={reactie} />
      </Stapel>
    </li>
  );
}
