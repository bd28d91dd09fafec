import { Melding } from '@mijn/ui/Melding';
import { Stapel } from '@mijn/ui/Stapel';
import { Vinkje } from '@mijn/ui/Vinkje';
import { useEffect, useRef } from 'react';
import * as m from '../../../generated/teksten/indienen.js';
import { berichtTekst } from './berichtTekst.ts';
import type { Melding as Bericht } from './meldingen.ts';
import type { Verzending } from './toestand.ts';
import type { Mislukt } from './uitslag.ts';
import { OpnieuwInloggen } from './OpnieuwInloggen.tsx';
import { verzendFoutTekst, verzendFoutTitel } from './verzendTeksten.ts';
import s from './VerzendMelding.module.css';

interface VerzendMeldingProps {
  readonly verzending: Verzending;
  /** The person has ticked that the warnings are all right. */
  readonly zeker: boolean;
  readonly onZeker: (zeker: boolean) => void;
  /** The person wanted to go on without the tick. */
  readonly vinkjeVergeten: boolean;
}

function NietGelukt({ mislukt }: { readonly mislukt: Mislukt }) {
  return (
    <Melding
      soort="fout"
      titel={verzendFoutTitel(mislukt.fout)}
      actie={mislukt.fout === 'uitgelogd' ? <OpnieuwInloggen /> : undefined}
    >
      <p>{verzendFoutTekst(mislukt)}</p>
      <p>{m.bewaard()}</p>
    </Melding>
  );
}

function Bezwaren({
  berichten,
  zeker,
  onZeker,
  vinkjeVergeten,
}: {
  readonly berichten: readonly Bericht[];
} & Omit<VerzendMeldingProps, 'verzending'>) {
  const fout = berichten.some(({ level }) => level === 'error');
  return (
    <Melding
      soort={fout ? 'fout' : 'waarschuwing'}
      titel={fout ? m.nietIngediend() : m.waarschuwingTitel()}
    >
      <Stapel ruimte="krap">
        {berichten.map(berichtTekst).map(({ tekst, lang }) => (
          <p key={tekst} lang={lang}>
            {tekst}
          </p>
        ))}
        {!fout && (
          <Vinkje
            label={m.bevestigDeclaratie()}
            checked={zeker}
            fout={vinkjeVergeten && !zeker ? m.bevestigEerst() : undefined}
            onChange={({ target }) => onZeker(target.checked)}
          />
        )}
      </Stapel>
    </Melding>
  );
}

/** What came of sending in, above the form: under way, failed and why, or what the insurer asks. */
export function VerzendMelding({ verzending, ...rest }: VerzendMeldingProps) {
  const vak = useRef<HTMLDivElement>(null);
  const { soort } = verzending;
  useEffect(() => {
    if (soort === 'mislukt' || soort === 'meldingen') vak.current?.focus();
  }, [soort]);
  return (
    <div ref={vak} tabIndex={-1} role="alert" className={s['vak']}>
      {verzending.soort === 'mislukt' && <NietGelukt mislukt={verzending.mislukt} />}
      {verzending.soort === 'meldingen' && <Bezwaren berichten={verzending.meldingen} {...rest} />}
      {verzending.soort === 'bezig' && <p>{m.bezigMetIndienen()}</p>}
    </div>
  );
}
