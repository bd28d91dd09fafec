import { bestandRegels } from '@mijn/domain/constanten';
import { BestandKiezer } from '@mijn/ui/BestandKiezer';
import { Foutenoverzicht } from '@mijn/ui/Foutenoverzicht';
import { Melding } from '@mijn/ui/Melding';
import { Stapel } from '@mijn/ui/Stapel';
import { useState } from 'react';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/indienen.js';
import { formatBytes } from '../formatBytes.ts';
import { type GekozenBestand, type NotaOordeel, notaOordeel } from './bestanden.ts';
import { BestandenLijst } from './BestandenLijst.tsx';
import { GoedeNota } from './GoedeNota.tsx';
import type { StapProps } from './IndienForm.tsx';
import { OpnieuwInloggen } from './OpnieuwInloggen.tsx';
import { StapKader } from './StapKader.tsx';

const kiezerId = 'veld-bestanden';
const accept =
  '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic,image/heif';

const oordeelTekst: Record<Exclude<NotaOordeel, 'klaar'>, () => string> = {
  leeg: m.notaLeeg,
  bezig: m.notaBezig,
  bezwaar: m.notaBezwaar,
  bevestigen: m.notaBevestigen,
};

function isUitgelogd({ staat }: GekozenBestand): boolean {
  return staat.soort === 'mislukt' && staat.fout === 'uitgelogd';
}

function Regels() {
  const { taal } = useAppOmgeving();
  const { maximumAantal, maximumBytes, maximumBytesSamen } = bestandRegels;
  const per = formatBytes(maximumBytes, taal);
  const samen = formatBytes(maximumBytesSamen, taal);
  return (
    <ul>
      <li>{m.notaRegel1()}</li>
      <li>{m.notaRegel2({ aantal: String(maximumAantal), per, samen })}</li>
      <li>{m.notaRegel3()}</li>
    </ul>
  );
}

/** Step 2: the bill. The rules stand before the choice; each file is sent and checked at once. */
export function StapNota({ indienen, verder }: StapProps) {
  const { toestand, meld } = indienen;
  const [poging, setPoging] = useState(0);
  const oordeel = notaOordeel(toestand.bestanden);
  const fout = poging > 0 && oordeel !== 'klaar' ? oordeelTekst[oordeel]() : undefined;
  const kies = (bestanden: readonly File[]) => {
    setPoging(0);
    const nieuw = bestanden.map((bestand) => ({ sleutel: crypto.randomUUID(), bestand }));
    meld({ soort: 'bestandenGekozen', bestanden: nieuw });
  };
  const ga = () => {
    setPoging((nu) => nu + 1);
    if (oordeel === 'klaar') verder();
  };
  return (
    <StapKader
      stap="nota"
      titel={m.notaTitel()}
      onVerder={ga}
      fouten={
        fout && (
          <Foutenoverzicht
            key={poging}
            titel={m.foutTitel()}
            fouten={[{ veldId: kiezerId, tekst: fout }]}
          />
        )
      }
    >
      <Stapel>
        <BestandKiezer
          id={kiezerId}
          label={m.notaLabel()}
          regels={<Regels />}
          fout={fout}
          accept={accept}
          teksten={{ maakFoto: m.maakFoto(), kiesBestand: m.kiesBestand(), sleep: m.sleep() }}
          onBestanden={kies}
        />
        {toestand.bestanden.some(isUitgelogd) && (
          <Melding soort="fout" titel={m.uitgelogdTitel()} actie={<OpnieuwInloggen />} role="alert">
            <p>{m.uitgelogdNota()}</p>
          </Melding>
        )}
        <BestandenLijst bestanden={toestand.bestanden} meld={meld} />
        <GoedeNota />
      </Stapel>
    </StapKader>
  );
}
