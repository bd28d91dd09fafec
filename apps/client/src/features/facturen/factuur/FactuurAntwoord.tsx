import type { FactuurStatusCode } from '@mijn/domain/factuurstatus';
import { formatBedrag } from '@mijn/domain/geld';
import { padVanBetaalverzoek } from '@mijn/domain/paden';
import type { Taal } from '@mijn/domain/taal';
import { Antwoord } from '@mijn/ui/Antwoord';
import { knopKlasse } from '@mijn/ui/Knop';
import { Schakel } from '@mijn/ui/Schakel';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/factuur.js';
import { dagInZin } from '../dag.ts';
import { leesStatus } from '../factuurStatus.ts';
import { statusIcoon } from '../FactuurStatusLabel.tsx';
import { statusWoorden } from '../statusWoorden.ts';
import type { Factuur } from './factuur.ts';

const toonVan = {
  positief: 'positief',
  waarschuwing: 'waarschuwing',
  negatief: 'negatief',
  info: 'info',
  ingediend: 'info',
  inBehandeling: 'info',
  afgehandeld: 'positief',
} as const;

const moetJeBetalen: ReadonlySet<FactuurStatusCode | undefined> = new Set<FactuurStatusCode>([
  'teBetalen',
  'herinnering',
  'aanmaning',
]);

// The answer with its amount and day, where the status alone does not say them.
function titel(factuur: Factuur, taal: Taal): string {
  const { code, dag } = leesStatus(factuur);
  const { bedragTeBetalen, betaalVerzoek } = factuur;
  const bedrag = formatBedrag(Math.abs(bedragTeBetalen), taal);
  if (code === 'teOntvangen') return m.ontvangen({ bedrag });
  if (code === 'betaald' && factuur.bedragTotaal < 0) {
    return m.uitbetaald({ bedrag: formatBedrag(-factuur.bedragTotaal, taal) });
  }
  if (dag !== undefined && bedragTeBetalen > 0) {
    return m.afgeschrevenOp({ bedrag, dag: dagInZin(dag, taal) });
  }
  if (!moetJeBetalen.has(code) || bedragTeBetalen <= 0)
    return statusWoorden(factuur, taal).betekent;
  if (!betaalVerzoek) return m.betalen({ bedrag });
  return m.betalenVoor({ bedrag, dag: dagInZin(betaalVerzoek.uitersteBetaalDatum, taal) });
}

/** The answer of an invoice's page: must I do something, what its status means, and what comes next. */
export function FactuurAntwoord({ factuur }: { readonly factuur: Factuur }) {
  const { taal } = useAppOmgeving();
  const { betaalVerzoek, bedragTeBetalen } = factuur;
  const kop = titel(factuur, taal);
  const { betekent, daarna } = statusWoorden(factuur, taal);
  const open = betaalVerzoek && betaalVerzoek.bedragTeBetalen > 0 && bedragTeBetalen > 0;
  const betaal = open && (
    <Schakel href={padVanBetaalverzoek(betaalVerzoek.kenmerk)} className={knopKlasse()}>
      {m.bekijkEnBetaal()}
    </Schakel>
  );
  // Said by the title already, or said better.
  const metBetekenis = kop !== betekent && leesStatus(factuur).code !== 'betaald';
  const samen = open && betaalVerzoek.aantalFacturen > 1;
  return (
    <Antwoord
      soort={toonVan[leesStatus(factuur).toon]}
      pictogram={statusIcoon(factuur)}
      titel={kop}
      actie={betaal}
    >
      <p>
        {metBetekenis && `${betekent} `}
        {samen ? m.inBundel({ bedrag: formatBedrag(betaalVerzoek.bedragTeBetalen, taal) }) : daarna}
      </p>
    </Antwoord>
  );
}
