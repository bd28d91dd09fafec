import { Feiten } from '@mijn/ui/Feiten';
import { Melding } from '@mijn/ui/Melding';
import { Schakel } from '@mijn/ui/Schakel';
import { Stapel } from '@mijn/ui/Stapel';
import { useState } from 'react';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/indienen.js';
import type { StapProps } from './IndienForm.tsx';
import { samenvatting } from './samenvatting.ts';
import { hrefVanStap, StapKader } from './StapKader.tsx';
import { VerzendMelding } from './VerzendMelding.tsx';

function Rekening({ iban }: { readonly iban: string }) {
  return (
    <Melding soort="info" titel={m.rekeningTitel()}>
      <p>
        <strong>{m.rekening({ iban })}</strong>
      </p>
      <p>{m.rekeningAnders()}</p>
    </Melding>
  );
}

/** Step 4: everything once more, with the way to change it, and where the money goes. */
export function StapControleren({ indienen, personen, iban }: StapProps) {
  const { taal } = useAppOmgeving();
  const { toestand, dienIn } = indienen;
  const { verzending } = toestand;
  const [zeker, setZeker] = useState(false);
  const [vinkjeVergeten, setVinkjeVergeten] = useState(false);
  const waarschuwingen =
    verzending.soort === 'meldingen' && verzending.meldingen.every(({ level }) => level === 'warn')
      ? verzending.meldingen.map(({ code }) => code)
      : [];
  const wachtOpVinkje = waarschuwingen.length > 0 && !zeker;
  const stuur = () => {
    setVinkjeVergeten(wachtOpVinkje);
    if (!wachtOpVinkje) dienIn([...toestand.bevestigd, ...waarschuwingen]);
  };
  const feiten = samenvatting(toestand, personen, taal).map(({ stap, ...feit }) => ({
    ...feit,
    actie: (
      <Schakel href={hrefVanStap(stap)} aria-label={m.wijzigWat({ wat: feit.term })}>
        {m.wijzig()}
      </Schakel>
    ),
  }));
  return (
    <StapKader
      stap="controleren"
      titel={m.controleTitel()}
      knop={verzending.soort === 'mislukt' ? m.probeerOpnieuw() : m.dienIn()}
      bezig={verzending.soort === 'bezig'}
      fouten={
        <VerzendMelding
          verzending={verzending}
          zeker={zeker}
          onZeker={setZeker}
          vinkjeVergeten={vinkjeVergeten}
        />
      }
      onVerder={stuur}
    >
      <Stapel>
        <Feiten feiten={feiten} />
        {iban && <Rekening iban={iban} />}
      </Stapel>
    </StapKader>
  );
}
