import { dagInNederland, formatDagMetWeekdag } from '@mijn/domain/datum';
import { Knop } from '@mijn/ui/Knop';
import { Melding } from '@mijn/ui/Melding';
import { Pagina } from '@mijn/ui/Pagina';
import { useLoaderData, useRevalidator } from 'react-router';
import { deel, verplicht } from '../api/antwoord.ts';
import { lader } from '../api/lader.ts';
import { useAppOmgeving } from '../api/omgeving.ts';
import { EigenRisicoKaart, EigenRisicoMislukt } from '../features/eigenRisico/EigenRisicoKaart.tsx';
import * as m from '../generated/teksten/overzicht.js';
import { Aandacht } from './overzicht/Aandacht.tsx';
import { begroeting } from './overzicht/begroeting.ts';
import { LaatsteDeclaraties } from './overzicht/LaatsteDeclaraties.tsx';
import { opUrgentie } from './overzicht/teBetalen.ts';
import { overzichtOperatie } from './OverzichtPage.operaties.ts';

const aantalLaatste = 3;

/** Everything of /overzicht in one request; a part that fails says so in its place. */
export const loader = lader(async ({ vraag, omgeving }) => {
  const antwoord = await vraag(overzichtOperatie, {});
  return {
    // On the server the document's instant, later the moment of looking: the greeting stays true.
    nu: omgeving.opServer ? omgeving.nu : new Date().toISOString(),
    relatie: verplicht(antwoord, 'relatie'),
    declaraties: deel(antwoord, 'declaraties'),
    betaalverzoeken: deel(antwoord, 'betaalverzoeken'),
    eigenRisico: deel(antwoord, 'eigenRisico'),
  };
});

type OverzichtData = ReturnType<typeof useLoaderData<typeof loader>>;

function Opnieuw() {
  const { revalidate, state } = useRevalidator();
  return (
    <Knop variant="tweede" bezig={state !== 'idle'} onClick={() => void revalidate()}>
      {m.opnieuw()}
    </Knop>
  );
}

type Delen = Pick<OverzichtData, 'declaraties' | 'betaalverzoeken' | 'nu'>;

// Nothing is said to be in order while a part of it could not be asked.
function WatNu({ declaraties, betaalverzoeken, nu }: Delen) {
  const nieuw = declaraties.gelukt
    ? declaraties.waarde.declaraties.filter((declaratie) => declaratie.nieuw)
    : [];
  const teBetalen = betaalverzoeken.gelukt ? opUrgentie(betaalverzoeken.waarde) : [];
  const leeg = nieuw.length === 0 && teBetalen.length === 0;
  return (
    <>
      {!betaalverzoeken.gelukt && (
        <Melding soort="fout" titel={m.betalenMislukt()} actie={<Opnieuw />} />
      )}
      {(!leeg || (declaraties.gelukt && betaalverzoeken.gelukt)) && (
        <Aandacht nieuw={nieuw} teBetalen={teBetalen} vandaag={dagInNederland(new Date(nu))} />
      )}
    </>
  );
}

function Declaraties({ declaraties: deelVan }: Pick<OverzichtData, 'declaraties'>) {
  if (!deelVan.gelukt) {
    return <Melding soort="fout" titel={m.declaratiesMislukt()} actie={<Opnieuw />} />;
  }
  return <LaatsteDeclaraties declaraties={deelVan.waarde.declaraties.slice(0, aantalLaatste)} />;
}

// No own risk under 18 (domain.md); who turns 18 in the year has it from that day.
function EigenRisico({ nu, relatie, eigenRisico }: OverzichtData) {
  const jaar = Number(dagInNederland(new Date(nu)).slice(0, 4));
  if (relatie.leeftijd < 18) return null;
  if (!eigenRisico.gelukt) return <EigenRisicoMislukt jaar={jaar} opnieuw={<Opnieuw />} />;
  return <EigenRisicoKaart jaar={jaar} eigenRisico={eigenRisico.waarde} />;
}

/** /overzicht: who you are, what asks for your attention (what must be paid first), your last claims and your own risk. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { taal } = useAppOmgeving();
  return (
    <Pagina
      bovenTitel={formatDagMetWeekdag(dagInNederland(new Date(data.nu)), taal)}
      titel={begroeting(data.nu, data.relatie.roepnaam)}
      zijkant={data.relatie.leeftijd < 18 ? undefined : <EigenRisico {...data} />}
    >
      <WatNu {...data} />
      <Declaraties declaraties={data.declaraties} />
    </Pagina>
  );
}
