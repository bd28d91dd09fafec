import { Card } from '@mijn/ui/Card';
import type { Part } from '../../../api/response.ts';
import * as m from '../../../generated/texts/ahead.js';
import type { Forecast as ForecastData, Planned } from '../getZorgkosten.ts';
import { Forecast } from './Forecast.tsx';
import { Plan } from './Plan.tsx';
import { Voluntary } from './Voluntary.tsx';

interface AheadProps {
  readonly forecast: ForecastData | null;
  readonly person: string | undefined;
  readonly name: string;
  readonly planned: Part<Planned> | null;
  /** Voluntary own risk was chosen for this year. */
  readonly hasVoluntary: boolean;
  /** The care of this person is hidden from the viewer: nothing of it can be worked out (ADR 0041). */
  readonly isHidden: boolean;
}

// What is used up the meter tells already, and a range of all that is possible tells nothing.
function tellsMore({ opSinds, gebruikt, minimum, maximum, totaal }: ForecastData): boolean {
  return opSinds === null && (minimum > gebruikt || maximum < totaal);
}

/** What is still to come of this year: own risk by its end, care one thinks of, and the choice for the next. */
export function Ahead(props: AheadProps) {
  const { forecast, person, name, planned, hasVoluntary, isHidden } = props;
  return (
    <>
      {isHidden ? (
        <Card title={m.ownTitle()} onScreenOnly>
          <p>{m.hidden({ name })}</p>
        </Card>
      ) : (
        <Plan key={person} person={person} name={name} posted={planned} />
      )}
      {forecast && tellsMore(forecast) && <Forecast forecast={forecast} />}
      {forecast?.vrijwillig && (
        <Voluntary {...forecast.vrijwillig} thisYear={forecast.jaar} isChosen={hasVoluntary} />
      )}
    </>
  );
}
