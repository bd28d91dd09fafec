import { formatDay } from '@mijn/domain/datum';
import { formatAmount } from '@mijn/domain/money';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as regelingWords from '../../../generated/texts/regeling.js';
import type { Regeling } from './regeling.ts';

/** The next instalment of an arrangement: amount, date, and that nothing has to be done. */
export function NextTermijn({ regeling }: { readonly regeling: Regeling }) {
  const { language } = useAppEnvironment();
  const { volgendeTermijn: next } = regeling;
  if (next === null) return null;
  const words = {
    bedrag: formatAmount(next.bedrag, language),
    day: formatDay(next.datum, language),
  };
  return (
    <p>
      {next.automatisch ? regelingWords.nextAutomatic(words) : regelingWords.nextByYourself(words)}
    </p>
  );
}

/** The open amount of an arrangement, over all its invoices. */
export function OpenInRegeling({ regeling }: { readonly regeling: Regeling }) {
  const { language } = useAppEnvironment();
  const { openBedrag, aantalFacturen } = regeling;
  return (
    <p>{regelingWords.open({ bedrag: formatAmount(openBedrag, language), n: aantalFacturen })}</p>
  );
}
