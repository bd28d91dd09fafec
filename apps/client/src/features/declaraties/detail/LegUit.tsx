import { formatBedrag } from '@mijn/domain/geld';
import { formatDag } from '@mijn/domain/datum';
import type { Taal } from '@mijn/domain/taal';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/detail.js';
import { Uitklap } from '../Uitklap.tsx';
import type { DeclaratieRegel } from './declaratieDetail.ts';
import s from './LegUit.module.css';

const namen: Readonly<Record<string, () => string>> = {
  gedeclareerd: m.stapGedeclareerd,
  nietVergoed: m.stapNietVergoed,
  wettelijkeBijdrage: m.stapWettelijkeBijdrage,
  eigenRisico: m.stapEigenRisico,
  uitgekeerd: m.stapUitgekeerd,
};

const uiteinden = new Set(['gedeclareerd', 'uitgekeerd']);

type Stap = DeclaratieRegel['stappen'][number];

function bedragVan({ stap, bedrag }: Stap, taal: Taal): string {
  return formatBedrag(uiteinden.has(stap) ? bedrag : -bedrag, taal);
}

function StapUitleg({ stap }: { readonly stap: Stap }) {
  const { taal } = useAppOmgeving();
  const niets = stap.bedrag === 0 && !uiteinden.has(stap.stap);
  return (
    <li className={s['stap']}>
      <div className={s['kop']}>
        <strong>{namen[stap.stap]?.() ?? stap.stap}</strong>
        <span className={s['bedrag']}>{bedragVan(stap, taal)}</span>
      </div>
      {stap.uitleg ? <p lang="nl">{stap.uitleg}</p> : niets && <p>{m.stapNiets()}</p>}
    </li>
  );
}

/** The insurer's own steps in words, line by line; nothing where the insurer tells none. */
export function LegUit({ regels }: { readonly regels: readonly DeclaratieRegel[] }) {
  const { taal } = useAppOmgeving();
  const met = regels.filter(({ stappen }) => stappen.length > 0);
  if (met.length === 0) return null;
  return (
    <Uitklap titel={m.legUit()}>
      <p>{m.uitlegVolgorde()}</p>
      {met.map((regel, i) => (
        <section key={`${regel.behandelDatum}-${i}`}>
          {met.length > 1 && (
            <h3>
              {formatDag(regel.behandelDatum, taal)} {regel.prestatie}
            </h3>
          )}
          <ol className={s['stappen']}>
            {regel.stappen.map((stap) => (
              <StapUitleg key={stap.stap} stap={stap} />
            ))}
          </ol>
        </section>
      ))}
    </Uitklap>
  );
}
