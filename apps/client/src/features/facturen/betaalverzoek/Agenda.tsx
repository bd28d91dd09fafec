import { formatBedrag } from '@mijn/domain/geld';
import { formatIban } from '@mijn/domain/iban';
import { merken } from '@mijn/domain/merken';
import { padVanBetaalverzoek } from '@mijn/domain/paden';
import { Knop } from '@mijn/ui/Knop';
import { CalendarPlus } from 'lucide-react';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/betaalverzoek.js';
import type { Betaalverzoek } from '../betaalverzoek.ts';
import { maakAgenda } from './agenda.ts';
import { bewaar } from './bewaar.ts';

/** Gives the last day to pay as a file that every calendar takes. */
export function Agenda({ verzoek }: { readonly verzoek: Betaalverzoek }) {
  const { taal, config } = useAppOmgeving();
  const { naam, product } = merken[config.merk];
  const zetInAgenda = () => {
    const { betalingsKenmerk: kenmerk } = verzoek;
    const inhoud = maakAgenda({
      uid: `betaalverzoek-${kenmerk}@${location.hostname}`,
      dag: verzoek.uitersteBetaalDatum,
      titel: m.agendaTitel({ bedrag: formatBedrag(verzoek.bedragTeBetalen, taal), naam }),
      tekst: m.agendaTekst({
        kenmerk: verzoek.betalingsKenmerkOpgemaakt,
        rekening: formatIban(verzoek.rekeningNummerZenZ),
      }),
      adres: new URL(padVanBetaalverzoek(kenmerk), location.href).href,
      product,
      nu: new Date().toISOString(),
    });
    bewaar(m.agendaBestand(), 'text/calendar;charset=utf-8', inhoud);
  };
  return (
    <Knop variant="tweede" pictogram={CalendarPlus} onClick={zetInAgenda}>
      {m.agenda()}
    </Knop>
  );
}
