import { formatDag } from '@mijn/domain/datum';
import { formatBedrag } from '@mijn/domain/geld';
import { padVanFactuur } from '@mijn/domain/paden';
import type { Taal } from '@mijn/domain/taal';
import { Antwoord } from '@mijn/ui/Antwoord';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Pagina } from '@mijn/ui/Pagina';
import { Banknote, CircleCheckBig, ReceiptEuro } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { verplicht } from '../../../api/antwoord.ts';
import { lader } from '../../../api/lader.ts';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/specificatie.js';
import { specificatieOperatie } from '../facturen.operaties.ts';
import { PrintKnop } from '../PrintKnop.tsx';
import { Rekensom, Termijnen, Zorg } from './Delen.tsx';
import type { Specificatie } from './specificatie.ts';

/** How one settlement was worked out for one insured; foreign or unknown gives 404 (decisions §2). */
export const loader = lader(async ({ vraag, params }) => {
  const { kenmerk = '', relatienummer = '' } = params;
  const antwoord = await vraag(specificatieOperatie, { kenmerk, relatienummer });
  return { kenmerk, specificatie: verplicht(antwoord, 'eindafrekeningSpecificatie') };
});

function uitkomst({ bedragTotaalRegeling: totaal }: Specificatie, taal: Taal) {
  const bedrag = formatBedrag(Math.abs(totaal), taal);
  if (totaal > 0) {
    return { soort: 'info', pictogram: ReceiptEuro, titel: m.betalen({ bedrag }) } as const;
  }
  if (totaal < 0) {
    return { soort: 'positief', pictogram: Banknote, titel: m.krijgen({ bedrag }) } as const;
  }
  return { soort: 'positief', pictogram: CircleCheckBig, titel: m.precies() } as const;
}

/** The specification of a final settlement: own risk used, instalments, and what comes of it. */
export function Component() {
  const { kenmerk, specificatie } = useLoaderData<typeof loader>();
  const { taal } = useAppOmgeving();
  const { jaarRegeling, naamVerzekerde: naam, geboorteDatum } = specificatie;
  const gebruikt = specificatie.eigenRisicoGebruiken.bedragTotaalEigenRisico;
  const betaald = specificatie.opgelegdeTermijnen.bedragBetaald;
  return (
    <Pagina
      terug={{ href: padVanFactuur(kenmerk), label: m.terug() }}
      titel={m.titel({ jaar: String(jaarRegeling) })}
      ondertitel={m.ondertitel({ naam, dag: formatDag(geboorteDatum, taal) })}
    >
      <Antwoord {...uitkomst(specificatie, taal)}>
        <p>
          {m.uitleg({
            gebruikt: formatBedrag(gebruikt, taal),
            betaald: formatBedrag(betaald, taal),
          })}
        </p>
      </Antwoord>
      <Rekensom specificatie={specificatie} />
      <Zorg specificatie={specificatie} />
      <Termijnen specificatie={specificatie} />
      <Knoppen>
        <PrintKnop />
      </Knoppen>
    </Pagina>
  );
}
