import { formatAmount } from '@mijn/domain/money';
import { formatIban } from '@mijn/domain/iban';
import { brands } from '@mijn/domain/brands';
import { pathOfBetaalverzoek } from '@mijn/domain/paths';
import { Button } from '@mijn/ui/Button';
import { CalendarPlus } from 'lucide-react';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/betaalverzoek.js';
import type { Betaalverzoek } from '../betaalverzoek.ts';
import { toCalendarFile } from './agenda.ts';
import { saveFile } from '../../../platform/saveFile.ts';

/** Downloads the due date as a calendar file. */
export function Agenda({ betaalverzoek }: { readonly betaalverzoek: Betaalverzoek }) {
  const { language, config } = useAppEnvironment();
  const { naam, product } = brands[config.merk];
  const addToCalendar = () => {
    const { betalingsKenmerk: kenmerk } = betaalverzoek;
    const content = toCalendarFile({
      uid: `betaalverzoek-${kenmerk}@${location.hostname}`,
      dag: betaalverzoek.uitersteBetaalDatum,
      title: m.agendaTitle({
        bedrag: formatAmount(betaalverzoek.bedragTeBetalen, language),
        name: naam,
      }),
      text: m.agendaText({
        kenmerk: betaalverzoek.betalingsKenmerkOpgemaakt,
        account: formatIban(betaalverzoek.rekeningNummerZenZ),
      }),
      address: config.brandUrls[config.merk] + pathOfBetaalverzoek(kenmerk),
      product,
      now: new Date().toISOString(),
    });
    const file = new Blob([content], { type: 'text/calendar;charset=utf-8' });
    void saveFile(m.agendaFile(), file);
  };
  return (
    <Button variant="secondary" small icon={CalendarPlus} onClick={addToCalendar}>
      {m.agenda()}
    </Button>
  );
}
