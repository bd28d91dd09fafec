import { formatDag } from '@mijn/domain/datum';
import { paginas } from '@mijn/domain/paden';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Pagina } from '@mijn/ui/Pagina';
import { useLoaderData } from 'react-router';
import { verplicht } from '../../../api/antwoord.ts';
import { lader } from '../../../api/lader.ts';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/factuur.js';
import { factuurOperatie } from '../facturen.operaties.ts';
import { FactuurStatusLabel } from '../FactuurStatusLabel.tsx';
import { factuurTitel } from '../factuurTitel.ts';
import { PrintKnop } from '../PrintKnop.tsx';
import { AfrekeningBon, PremieBon, TermijnBon } from './Bonnen.tsx';
import { type Factuur, periodeVan } from './factuur.ts';
import { FactuurAntwoord } from './FactuurAntwoord.tsx';
import { Gegevens } from './Gegevens.tsx';
import { RisicoBon } from './RisicoBon.tsx';

/** One invoice; a foreign or unknown number gives the page of 404 (decisions §2). */
export const loader = lader(async ({ vraag, params }) => {
  const antwoord = await vraag(factuurOperatie, { kenmerk: params['kenmerk'] ?? '' });
  return { factuur: verplicht(antwoord, 'factuur') };
});

function FactuurBon({ factuur }: { readonly factuur: Factuur }) {
  if (factuur.soort === 'PremieFactuur') return <PremieBon factuur={factuur} />;
  if (factuur.soort === 'RisicoFactuur') return <RisicoBon factuur={factuur} />;
  if (factuur.soort === 'RisicoPeriodeFactuur') return <TermijnBon factuur={factuur} />;
  return <AfrekeningBon factuur={factuur} />;
}

/** /facturen/{kenmerk}: what it is for, must I pay it, and how it adds up. */
export function Component() {
  const { factuur } = useLoaderData<typeof loader>();
  const { taal } = useAppOmgeving();
  const { datum, factuurType, kenmerkOpgemaakt: kenmerk } = factuur;
  return (
    <Pagina
      terug={{ href: paginas.facturen.pad, label: m.terug() }}
      bovenTitel={<FactuurStatusLabel factuur={factuur} />}
      titel={factuurTitel(factuurType, { datum, periode: periodeVan(factuur) }, taal)}
      ondertitel={m.ondertitel({ kenmerk, dag: formatDag(datum, taal) })}
    >
      <FactuurAntwoord factuur={factuur} />
      <FactuurBon factuur={factuur} />
      <Gegevens factuur={factuur} />
      <Knoppen>
        <PrintKnop />
      </Knoppen>
    </Pagina>
  );
}
