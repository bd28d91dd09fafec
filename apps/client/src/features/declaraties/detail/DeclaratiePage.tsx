import { dagInNederland, formatDag } from '@mijn/domain/datum';
import { paginas } from '@mijn/domain/paden';
import type { Taal } from '@mijn/domain/taal';
import { Pagina } from '@mijn/ui/Pagina';
import { useLoaderData } from 'react-router';
import { deel, verplicht } from '../../../api/antwoord.ts';
import { lader } from '../../../api/lader.ts';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import { useVervolg } from '../../../api/useVervolg.ts';
import * as m from '../../../generated/teksten/detail.js';
import { declaratieOperatie } from '../declaraties.operaties.ts';
import { declaratieTitel } from '../declaratieTitel.ts';
import { KloptDitNiet, wachtOpAntwoord } from '../reageren/KloptDitNiet.tsx';
import { AntwoordKaart } from './AntwoordKaart.tsx';
import { Berekening } from './Berekening.tsx';
import { Bestanden } from './Bestanden.tsx';
import { Bewaren } from './Bewaren.tsx';
import type { DeclaratieDetail } from './declaratieDetail.ts';
import { Afgeschermd, Behandelingen, Gegevens } from './Inhoud.tsx';
import { Intrekken } from './Intrekken.tsx';
import { StatusWijziging } from './StatusWijziging.tsx';
import { useIntrekken } from './useIntrekken.ts';
import { Verloop } from './Verloop.tsx';
import { ZorgverlenerAntwoord } from './ZorgverlenerAntwoord.tsx';

/** One claim; a foreign or unknown number gives the page of 404 (decisions §2). */
export const loader = lader(async ({ vraag, params, omgeving }) => {
  const antwoord = await vraag(declaratieOperatie, { nummer: params['nummer'] ?? '' });
  const nu = omgeving.opServer ? new Date(omgeving.nu) : new Date();
  const declaratie = verplicht(antwoord, 'declaratie');
  const relatie = deel(antwoord, 'relatie');
  const eigenIban = relatie.gelukt ? relatie.waarde.uitkeringIban : null;
  // The payout of a co-insured person goes to the policyholder: then it is not "you" who gets it.
  const aanMij = eigenIban !== null && eigenIban === declaratie.uitkeerInformatie?.iban;
  const redenen = relatie.gelukt ? relatie.waarde.indicatorenRedenen : [];
  const verzekeringsnemer = !redenen.some((een) => een.redenen.includes('GeenVerzekeringsnemer'));
  return { declaratie, aanMij, verzekeringsnemer, vandaag: dagInNederland(nu) };
});

function titel(declaratie: DeclaratieDetail, taal: Taal): string {
  const { declarant: naam, zorgSoorten, omschrijving } = declaratie;
  if (zorgSoorten === null && omschrijving === null) return m.titelVerborgen({ naam });
  return m.titel({ zorg: declaratieTitel(declaratie, taal), naam });
}

function ondertitel(declaratie: DeclaratieDetail, dag: string): string {
  const { nummer, declarant, indiener, soortIndiener } = declaratie;
  if (soortIndiener === 'Zorgverlener') return m.ondertitelZorgverlener({ nummer, dag });
  return indiener === declarant
    ? m.ondertitel({ nummer, dag })
    : m.ondertitelDoor({ nummer, dag, indiener });
}

/** /declaraties/{nummer}: the answer first, then how it came about. */
export function Component() {
  const { declaratie, aanMij, verzekeringsnemer, vandaag } = useLoaderData<typeof loader>();
  const { taal } = useAppOmgeving();
  const klaar = declaratie.status === 'AFGEHANDELD';
  const doorZorgverlener = declaratie.soortIndiener === 'Zorgverlener';
  const intrekking = useIntrekken(declaratie.nummer);
  useVervolg((!klaar || wachtOpAntwoord(declaratie)) && !intrekking.bezig);
  return (
    <Pagina
      terug={{ href: paginas.declaraties.pad, label: m.terug() }}
      titel={titel(declaratie, taal)}
      ondertitel={ondertitel(declaratie, formatDag(declaratie.datum, taal))}
    >
      <StatusWijziging status={declaratie.status} />
      {klaar && doorZorgverlener ? (
        <ZorgverlenerAntwoord declaratie={declaratie} verzekeringsnemer={verzekeringsnemer} />
      ) : (
        <AntwoordKaart declaratie={declaratie} aanMij={aanMij} vandaag={vandaag} />
      )}
      <Verloop declaratie={declaratie} />
      {declaratie.afgeschermd && <Afgeschermd naam={declaratie.declarant} />}
      {klaar ? (
        <>
          <Berekening regels={declaratie.regels} />
          <Behandelingen regels={declaratie.regels} />
        </>
      ) : (
        <Gegevens declaratie={declaratie} />
      )}
      <Bestanden nummer={declaratie.nummer} bestanden={declaratie.bestanden} />
      <KloptDitNiet declaratie={declaratie} />
      <Bewaren {...declaratie} />
      <Intrekken mag={declaratie.magIntrekken} intrekking={intrekking} />
    </Pagina>
  );
}
