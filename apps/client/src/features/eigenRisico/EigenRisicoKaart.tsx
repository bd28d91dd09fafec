import { formatBedrag } from '@mijn/domain/geld';
import type { Taal } from '@mijn/domain/taal';
import { Bedrag } from '@mijn/ui/Bedrag';
import { Kaart } from '@mijn/ui/Kaart';
import { Meter, type MeterDeel } from '@mijn/ui/Meter';
import { Stapel } from '@mijn/ui/Stapel';
import type { ReactNode } from 'react';
import { useAppOmgeving } from '../../api/omgeving.ts';
import * as m from '../../generated/teksten/eigenRisico.js';
import { type EigenRisico, type EigenRisicoDelen, eigenRisicoDelen } from './eigenRisicoDelen.ts';

function uitleg({ verplichtOver, vrijwilligOver }: EigenRisicoDelen, taal: Taal): string {
  const verplicht = formatBedrag(verplichtOver, taal);
  const vrijwillig = formatBedrag(vrijwilligOver, taal);
  if (verplichtOver > 0 && vrijwilligOver > 0) return m.nogBeide({ verplicht, vrijwillig });
  if (verplichtOver > 0) return m.nogVerplicht({ verplicht });
  return vrijwilligOver > 0 ? m.nogVrijwillig({ vrijwillig }) : m.op();
}

// What is used always stands there; what is left only while something is.
function meterDelen(delen: EigenRisicoDelen): readonly MeterDeel[] {
  const over: readonly MeterDeel[] = [
    { soort: 'over', label: m.deelOver(), cents: delen.verplichtOver },
    { soort: 'vrijwillig', label: m.deelVrijwillig(), cents: delen.vrijwilligOver },
  ];
  const gebruikt: MeterDeel = {
    soort: 'gebruikt',
    label: m.deelGebruikt(),
    cents: delen.gebruikt,
  };
  return [gebruikt, ...over.filter(({ cents }) => cents > 0)];
}

/** The own risk of a year: how much is used, and how much a person still pays at most. */
export function EigenRisicoKaart(props: {
  readonly jaar: number;
  readonly eigenRisico: EigenRisico;
}) {
  const { taal } = useAppOmgeving();
  const delen = eigenRisicoDelen(props.eigenRisico);
  return (
    <Kaart titel={m.titel({ jaar: String(props.jaar) })}>
      <Stapel ruimte="krap">
        <Meter
          kop={
            <>
              <Bedrag cents={delen.gebruikt} /> {m.gebruikt()}
            </>
          }
          delen={meterDelen(delen)}
        />
        <p>{uitleg(delen, taal)}</p>
      </Stapel>
    </Kaart>
  );
}

/** Stands in the place of the meter when the own risk could not be fetched. */
export function EigenRisicoMislukt(props: {
  readonly jaar: number;
  /** The button to try again. */
  readonly opnieuw: ReactNode;
}) {
  return (
    <Kaart titel={m.titel({ jaar: String(props.jaar) })}>
      <Stapel>
        <p>{m.mislukt()}</p>
        <div>{props.opnieuw}</div>
      </Stapel>
    </Kaart>
  );
}
