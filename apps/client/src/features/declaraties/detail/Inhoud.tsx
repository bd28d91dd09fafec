import { formatDag } from '@mijn/domain/datum';
import { Bedrag } from '@mijn/ui/Bedrag';
import { Feiten } from '@mijn/ui/Feiten';
import { Kaart } from '@mijn/ui/Kaart';
import { Melding } from '@mijn/ui/Melding';
import { Stapel } from '@mijn/ui/Stapel';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/detail.js';
import { declaratieTitel } from '../declaratieTitel.ts';
import type { DeclaratieDetail, DeclaratieRegel } from './declaratieDetail.ts';
import { Regels } from './Regels.tsx';

/** Says why the care itself is not shown (decisions §2). */
export function Afgeschermd({ naam }: { readonly naam: string }) {
  return (
    <Melding soort="info" titel={m.afgeschermdTitel()}>
      <p>{m.afgeschermdTekst({ naam })}</p>
    </Melding>
  );
}

// The same remark at several lines is said once.
function meldingenVan(regels: readonly DeclaratieRegel[]): readonly string[] {
  const alle = regels.flatMap(({ meldingen }) => meldingen ?? []);
  return [...new Set(alle.map(({ omschrijving }) => omschrijving))];
}

/** The lines of a claim, and what the insurer says about them. */
export function Behandelingen({ regels }: { readonly regels: readonly DeclaratieRegel[] }) {
  if (regels.length === 0) return null;
  const meldingen = meldingenVan(regels);
  return (
    <Kaart titel={m.behandelingen()}>
      <Stapel>
        <Regels regels={regels} />
        {meldingen.length > 0 && (
          <Melding soort="info" titel={m.meldingen()}>
            <Stapel ruimte="krap">
              {meldingen.map((tekst) => (
                <p key={tekst} lang="nl">
                  {tekst}
                </p>
              ))}
            </Stapel>
          </Melding>
        )}
      </Stapel>
    </Kaart>
  );
}

/** What was sent in, while it is not judged yet. */
export function Gegevens({ declaratie }: { readonly declaratie: DeclaratieDetail }) {
  const { taal } = useAppOmgeving();
  const regel = declaratie.regels[0];
  return (
    <Kaart titel={m.gegevens()}>
      <Stapel>
        <Feiten
          feiten={[
            { sleutel: 'wie', term: m.voorWie(), waarde: declaratie.declarant },
            { sleutel: 'zorg', term: m.zorgsoort(), waarde: declaratieTitel(declaratie, taal) },
            ...(regel
              ? [
                  {
                    sleutel: 'dag',
                    term: m.kolomDatum(),
                    waarde: formatDag(regel.behandelDatum, taal),
                  },
                ]
              : []),
            {
              sleutel: 'bedrag',
              term: m.gedeclareerd(),
              waarde: <Bedrag cents={declaratie.bedrag} />,
            },
          ]}
        />
        <p>{m.nogGeenRegels()}</p>
      </Stapel>
    </Kaart>
  );
}
