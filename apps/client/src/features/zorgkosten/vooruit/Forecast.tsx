import { formatMonth } from '@mijn/domain/datum';
import { Card } from '@mijn/ui/Card';
import { Disclosure } from '@mijn/ui/Disclosure';
import { Stack } from '@mijn/ui/Stack';
import { useUiContext } from '@mijn/ui/UiProvider';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/vooruit.js';
import type { Forecast as ForecastData } from './getVooruit.ts';
import s from '../explain/Explained.module.css';

function Summary({ forecast }: { readonly forecast: ForecastData }) {
  const { formatAmount } = useUiContext();
  const { language } = useAppEnvironment();
  const totaal = formatAmount(forecast.totaal);
  const { opVanaf, minimum, maximum } = forecast;
  const most = formatAmount(maximum);
  const months =
    opVanaf === null ? m.mayNotEnd() : m.mayEnd({ month: formatMonth(opVanaf, language) });
  const mayTell = forecast.redenen.length === 0;
  return (
    <p>
      {minimum === maximum
        ? m.exact({ maximum: most, totaal })
        : m.range({ minimum: formatAmount(minimum), maximum: most, totaal })}{' '}
      {mayTell && months}
    </p>
  );
}

function Reasons({ forecast }: { readonly forecast: ForecastData }) {
  const { formatAmount } = useUiContext();
  const { onderwegAantal: aantal, redenen } = forecast;
  return (
    <Disclosure title={m.why()}>
      <ul className={s['steps']}>
        <li>{m.whyUsed({ bedrag: formatAmount(forecast.gebruikt) })}</li>
        {aantal > 0 && (
          <li>{m.whyOpen({ aantal, bedrag: formatAmount(forecast.onderwegBedrag) })}</li>
        )}
        {forecast.eerdereJaren.map(({ jaar, bedrag }) => (
          <li key={jaar}>{m.whyYear({ year: String(jaar), bedrag: formatAmount(bedrag) })}</li>
        ))}
        {redenen.includes('geenEerdereJaren') && <li>{m.whyNoYears()}</li>}
        {redenen.includes('afgeschermd') && <li>{m.whyHidden()}</li>}
        {forecast.inTermijnen && <li>{m.whyTermijnen()}</li>}
      </ul>
    </Disclosure>
  );
}

/** Forecast of own risk by the end of the year, while some is left: a range with its basis, never a promise. */
export function Forecast({ forecast }: { readonly forecast: ForecastData }) {
  return (
    <Card title={m.forecastTitle({ year: String(forecast.jaar) })}>
      <Stack>
        <Summary forecast={forecast} />
        <Reasons forecast={forecast} />
      </Stack>
    </Card>
  );
}
