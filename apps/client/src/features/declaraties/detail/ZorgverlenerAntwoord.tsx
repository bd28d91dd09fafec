import { formatBedrag } from '@mijn/domain/geld';
import { paginas } from '@mijn/domain/paden';
import type { Taal } from '@mijn/domain/taal';
import { Antwoord } from '@mijn/ui/Antwoord';
import { knopKlasse } from '@mijn/ui/Knop';
import { Schakel } from '@mijn/ui/Schakel';
import { HandCoins } from 'lucide-react';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/detail.js';
import type { DeclaratieDetail } from './declaratieDetail.ts';
import { type AanZorgverlener, aanZorgverlener } from './zorgverlener.ts';

function eigen(van: AanZorgverlener): number {
  return van.eigenRisico + van.eigenBijdrage;
}

function titel(van: AanZorgverlener, taal: Taal): string {
  const bedrag = formatBedrag(van.betaald, taal);
  if (van.betaald > 0) {
    return van.naam === undefined
      ? m.betaaldAanZorgverlener({ bedrag })
      : m.betaaldAan({ bedrag, naam: van.naam });
  }
  return eigen(van) > 0 ? m.helemaalEigen() : m.nietBetaald();
}

function watJeBetaalt(van: AanZorgverlener, taal: Taal): string {
  const eigenRisico = formatBedrag(van.eigenRisico, taal);
  const bijdrage = formatBedrag(van.eigenBijdrage, taal);
  if (van.eigenBijdrage === 0) return m.eigenRisicoDeel({ eigenRisico });
  if (van.eigenRisico === 0) return m.eigenBijdrageDeel({ bijdrage });
  return m.eigenDelen({ bedrag: formatBedrag(eigen(van), taal), eigenRisico, bijdrage });
}

interface ZorgverlenerAntwoordProps {
  readonly declaratie: DeclaratieDetail;
  /** Who looks gets the invoices of the policy (decisions §2). */
  readonly verzekeringsnemer: boolean;
}

/** The answer of a claim that the care provider sent in: what we paid, and what you pay. */
export function ZorgverlenerAntwoord(props: ZorgverlenerAntwoordProps) {
  const { taal } = useAppOmgeving();
  const van = aanZorgverlener(props.declaratie.regels);
  const naarFacturen = (
    <Schakel href={paginas.facturen.pad} className={knopKlasse({ variant: 'tweede' })}>
      {m.naarFacturen()}
    </Schakel>
  );
  const zelf = eigen(van) > 0 && props.verzekeringsnemer;
  return (
    <Antwoord
      soort="info"
      pictogram={HandCoins}
      titel={titel(van, taal)}
      actie={zelf ? naarFacturen : undefined}
    >
      {eigen(van) === 0 ? (
        <p>{van.betaald > 0 ? m.jijBetaaltNiets() : m.nietsUitleg()}</p>
      ) : (
        <p>
          {watJeBetaalt(van, taal)} {zelf ? m.opJeFactuur() : m.opFactuurVerzekeringnemer()}
        </p>
      )}
    </Antwoord>
  );
}
