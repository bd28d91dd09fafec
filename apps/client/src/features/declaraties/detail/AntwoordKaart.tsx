import { formatDag, formatDagZonderJaar } from '@mijn/domain/datum';
import { formatBedrag } from '@mijn/domain/geld';
import type { Taal } from '@mijn/domain/taal';
import { Antwoord as AntwoordBlok } from '@mijn/ui/Antwoord';
import { Banknote, Clock, FileSearch, Info } from 'lucide-react';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/detail.js';
import { type Antwoord, antwoord, type NietsReden } from './antwoord.ts';
import type { DeclaratieDetail } from './declaratieDetail.ts';

type Van<S extends Antwoord['soort']> = Extract<Antwoord, { soort: S }>;

const nietsTekst: Record<NietsReden, () => string> = {
  eigenRisico: m.nietsEigenRisico,
  nietVergoed: m.nietsNietVergoed,
  budgetOp: m.nietsBudgetOp,
  geenDekking: m.nietsGeenDekking,
  nietVerzekerd: m.nietsNietVerzekerd,
  teOud: m.nietsTeOud,
  wettelijkeBijdrage: m.nietsWettelijkeBijdrage,
  meer: m.nietsMeer,
};

function waarEnWanneer(van: Van<'uitbetaald'>, taal: Taal): string {
  const { datum, betaald } = van;
  // An account number stays on one line.
  const iban = van.iban?.replaceAll(' ', '\u00A0');
  if (datum === undefined) return m.wordtOvergemaakt();
  if (iban === undefined) return m.staatRondZonder({ dag: formatDagZonderJaar(datum, taal) });
  if (betaald) return m.overgemaakt({ dag: formatDag(datum, taal), iban });
  return m.staatRond({ dag: formatDagZonderJaar(datum, taal), iban });
}

function titel({ betaald }: Van<'uitbetaald'>, aanMij: boolean, bedrag: string): string {
  if (aanMij) return betaald ? m.jeKreeg({ bedrag }) : m.jeKrijgt({ bedrag });
  return betaald ? m.isUitbetaald({ bedrag }) : m.wordtUitbetaald({ bedrag });
}

function Uitbetaald(props: { readonly van: Van<'uitbetaald'>; readonly aanMij: boolean }) {
  const { van, aanMij } = props;
  const { taal } = useAppOmgeving();
  const bedrag = formatBedrag(van.bedrag, taal);
  return (
    <AntwoordBlok soort="positief" pictogram={Banknote} titel={titel(van, aanMij, bedrag)}>
      <p>{waarEnWanneer(van, taal)}</p>
    </AntwoordBlok>
  );
}

function Onderweg({ van }: { readonly van: Van<'ingediend' | 'inBehandeling'> }) {
  const { taal } = useAppOmgeving();
  const ontvangen = van.soort === 'ingediend';
  return (
    <AntwoordBlok
      soort="info"
      pictogram={ontvangen ? Clock : FileSearch}
      titel={ontvangen ? m.ingediend() : m.inBehandeling()}
    >
      <p>
        {ontvangen ? m.ingediendStraks() : m.inBehandelingStraks()}
        {van.verwachtOp && <> {m.uitslagOp({ dag: formatDag(van.verwachtOp, taal) })}</>}
      </p>
      {van.drukte && <p>{m.drukte()}</p>}
    </AntwoordBlok>
  );
}

/** The answer of a claim's page: what one gets, why one gets nothing, or what happens next. */
export function AntwoordKaart(props: {
  readonly declaratie: DeclaratieDetail;
  /** The money goes to the account of who looks. */
  readonly aanMij: boolean;
  readonly vandaag: string;
}) {
  const van = antwoord(props.declaratie, props.vandaag);
  if (van.soort === 'uitbetaald') return <Uitbetaald van={van} aanMij={props.aanMij} />;
  if (van.soort !== 'niets') return <Onderweg van={van} />;
  return (
    <AntwoordBlok soort="waarschuwing" pictogram={Info} titel={nietsTekst[van.reden]()}>
      <p>{m.nietsUitleg()}</p>
    </AntwoordBlok>
  );
}
