import { bestandRegels } from '@mijn/domain/constanten';
import { BestandRegel } from '@mijn/ui/BestandRegel';
import { Vinkje } from '@mijn/ui/Vinkje';
import type { Dispatch } from 'react';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/indienen.js';
import { formatBytes } from '../formatBytes.ts';
import { bestandWoorden, magOpnieuw } from './bestandWoorden.ts';
import type { GekozenBestand } from './bestanden.ts';
import type { Gebeurtenis } from './toestand.ts';

interface BestandProps {
  readonly een: GekozenBestand;
  readonly meld: Dispatch<Gebeurtenis>;
}

function vraagtBevestiging({ staat }: GekozenBestand): boolean {
  return staat.soort === 'ontvangen' && staat.meldingen.some(({ level }) => level === 'warn');
}

function Bestand({ een, meld }: BestandProps) {
  const { taal } = useAppOmgeving();
  const { sleutel, bestand, staat } = een;
  const { name: naam, size, type } = bestand;
  const { meldingen, ...woorden } = bestandWoorden(een, taal, bestandRegels);
  const opnieuw = {
    label: m.opnieuw(),
    omschrijving: m.opnieuwBestand({ naam }),
    onKlik: () =>
      meld({ soort: 'bestandStaat', sleutel, staat: { soort: 'versturen', voortgang: 0 } }),
  };
  const bevestig = (
    <Vinkje
      label={m.bevestigBestand()}
      checked={staat.soort === 'ontvangen' && staat.bevestigd}
      onChange={({ target }) => meld({ soort: 'bestandBevestigd', sleutel, ja: target.checked })}
    />
  );
  return (
    <BestandRegel
      naam={naam}
      grootte={formatBytes(size, taal)}
      soort={type.startsWith('image/') ? 'foto' : 'document'}
      voortgang={staat.soort === 'versturen' ? staat.voortgang : undefined}
      {...woorden}
      meldingen={[...meldingen, ...(vraagtBevestiging(een) ? [bevestig] : [])]}
      opnieuw={magOpnieuw(een) ? opnieuw : undefined}
      verwijder={{
        label: m.verwijder(),
        omschrijving: m.verwijderBestand({ naam }),
        onKlik: () => meld({ soort: 'bestandWeg', sleutel }),
      }}
    />
  );
}

/** The picked files, each with how far it is, what was found, and what one can do. */
export function BestandenLijst(props: {
  readonly bestanden: readonly GekozenBestand[];
  readonly meld: Dispatch<Gebeurtenis>;
}) {
  if (props.bestanden.length === 0) return null;
  return (
    <ul aria-label={m.gekozen()}>
      {props.bestanden.map((een) => (
        <Bestand key={een.sleutel} een={een} meld={props.meld} />
      ))}
    </ul>
  );
}
