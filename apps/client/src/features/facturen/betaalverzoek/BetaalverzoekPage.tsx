import { dagInNederland, formatDag } from '@mijn/domain/datum';
import { paginas } from '@mijn/domain/paden';
import { Kaart } from '@mijn/ui/Kaart';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Pagina } from '@mijn/ui/Pagina';
import { useLoaderData } from 'react-router';
import { verplicht } from '../../../api/antwoord.ts';
import { lader } from '../../../api/lader.ts';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import { useVervolg } from '../../../api/useVervolg.ts';
import * as m from '../../../generated/teksten/betaalverzoek.js';
import { Bundel } from '../Bundel.tsx';
import { betaalverzoekOperatie } from '../facturen.operaties.ts';
import { PrintKnop } from '../PrintKnop.tsx';
import { TitelLabel } from '../TitelLabel.tsx';
import { Agenda } from './Agenda.tsx';
import { NietBetalen } from './NietBetalen.tsx';
import { Overmaken } from './Overmaken.tsx';
import { VerzoekAntwoord } from './VerzoekAntwoord.tsx';

/** One payment request; a foreign or unknown reference gives the page of 404 (decisions §2). */
export const loader = lader(async ({ vraag, params, omgeving }) => {
  const antwoord = await vraag(betaalverzoekOperatie, { kenmerk: params['kenmerk'] ?? '' });
  const nu = omgeving.opServer ? new Date(omgeving.nu) : new Date();
  return { verzoek: verplicht(antwoord, 'betaalverzoek'), vandaag: dagInNederland(nu) };
});

/** /facturen/betaalverzoek/{kenmerk}: what it adds up from, and every way to pay it. */
export function Component() {
  const { verzoek, vandaag } = useLoaderData<typeof loader>();
  const { taal } = useAppOmgeving();
  const bijBank = verzoek.betaling?.status === 'inBehandeling';
  const teBetalen = verzoek.bedragTeBetalen > 0;
  useVervolg(bijBank && teBetalen);
  return (
    <Pagina
      terug={{ href: paginas.facturen.pad, label: m.terug() }}
      bovenTitel={teBetalen && <TitelLabel titel={verzoek.titel} />}
      titel={m.titel({ dag: formatDag(verzoek.datum, taal) })}
    >
      <VerzoekAntwoord verzoek={verzoek} vandaag={vandaag} />
      <Kaart titel={m.bundel()}>
        <Bundel verzoek={verzoek} />
      </Kaart>
      {teBetalen && !bijBank && <Overmaken verzoek={verzoek} />}
      <Knoppen>
        {teBetalen && !bijBank && <Agenda verzoek={verzoek} />}
        <PrintKnop />
      </Knoppen>
      {teBetalen && <NietBetalen />}
    </Pagina>
  );
}
