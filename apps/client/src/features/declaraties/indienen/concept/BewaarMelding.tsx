import { dagInNederland, formatDag } from '@mijn/domain/datum';
import { Knop } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Melding } from '@mijn/ui/Melding';
import { useContext, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppOmgeving } from '../../../../api/omgeving.ts';
import * as m from '../../../../generated/teksten/indienen.js';
import s from './BewaarMelding.module.css';
import { BewaringContext, type BewaringVan } from './BewaringContext.ts';

function Elders({ bewaring }: Pick<BewaringVan, 'bewaring'>) {
  const weg = bewaring.elders === null;
  return (
    <Melding
      soort="waarschuwing"
      titel={weg ? m.conceptWegTitel() : m.conceptEldersTitel()}
      role="alert"
      actie={
        <Knoppen>
          <Knop klein variant="tweede" onClick={bewaring.neemOver}>
            {weg ? m.conceptLeeg() : m.conceptNeemOver()}
          </Knop>
          <Knop klein variant="stil" onClick={bewaring.houd}>
            {m.conceptHoud()}
          </Knop>
        </Knoppen>
      }
    >
      <p>{weg ? m.conceptWegTekst() : m.conceptEldersTekst()}</p>
    </Melding>
  );
}

function Hervat(props: BewaringVan & { readonly begonnenOp: string }) {
  const { bewaring, meld, alleen, begonnenOp, isGezegd } = props;
  const { taal } = useAppOmgeving();
  const navigeer = useNavigate();
  const [stand, zetStand] = useState<'rust' | 'bezig' | 'mislukt'>('rust');
  // Said on the step one came back to, not on the next ones.
  useEffect(() => isGezegd, [isGezegd]);
  const begin = async (): Promise<void> => {
    zetStand('bezig');
    const gelukt = await bewaring.gooiWeg();
    zetStand(gelukt ? 'rust' : 'mislukt');
    if (!gelukt) return;
    isGezegd();
    meld({ soort: 'nogEen', alleen });
    await navigeer('.', { replace: true });
  };
  return (
    <Melding
      soort="info"
      titel={m.conceptHervatTitel()}
      actie={
        <Knop klein variant="stil" bezig={stand === 'bezig'} onClick={() => void begin()}>
          {m.conceptOpnieuw()}
        </Knop>
      }
    >
      <p>{m.conceptHervatTekst({ dag: formatDag(dagInNederland(new Date(begonnenOp)), taal) })}</p>
      {stand === 'mislukt' && <p role="alert">{m.conceptOpnieuwMislukt()}</p>}
    </Melding>
  );
}

/** What there is to say of the draft: it was taken up again, or another tab changed it. */
export function BewaarMelding() {
  const van = useContext(BewaringContext);
  if (!van) return null;
  if (van.bewaring.elders !== undefined) return <Elders bewaring={van.bewaring} />;
  const { begonnenOp } = van;
  return begonnenOp === undefined ? null : <Hervat {...van} begonnenOp={begonnenOp} />;
}

const woorden = {
  rust: undefined,
  bezig: m.conceptBezig,
  bewaard: m.conceptBewaard,
  mislukt: m.conceptMislukt,
  uit: undefined,
} as const;

/** Whether what was filled in is kept; small, and silent to a screen reader unless it fails. */
export function BewaarStand() {
  const { stand = 'rust', isBewaard = false } = useContext(BewaringContext)?.bewaring ?? {};
  const tekst = woorden[stand === 'bewaard' && !isBewaard ? 'bezig' : stand]?.();
  return <div className={s['stand']}>{stand === 'mislukt' ? <output>{tekst}</output> : tekst}</div>;
}
