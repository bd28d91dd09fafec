import { merken } from '@mijn/domain/merken';
import { paginas } from '@mijn/domain/paden';
import { Knop, knopKlasse } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Melding } from '@mijn/ui/Melding';
import { Pagina } from '@mijn/ui/Pagina';
import { useEffect, useState } from 'react';
import { useAppOmgeving } from '../../api/omgeving.ts';
import * as t from '../../generated/teksten/sessie.js';
import { type Afmelding, meldAf } from './meldAf.ts';

function Mislukt({ opnieuw }: { readonly opnieuw: () => void }) {
  return (
    <Pagina titel={t.uitloggenMisluktTitel()} smal>
      <Melding soort="fout" role="alert">
        {t.uitloggenMislukt()}
      </Melding>
      <Knoppen>
        <Knop onClick={opnieuw}>{t.probeerOpnieuw()}</Knop>
      </Knoppen>
    </Pagina>
  );
}

function Uitgelogd() {
  const { product } = merken[useAppOmgeving().config.merk];
  return (
    <Pagina titel={t.uitgelogdTitel()} ondertitel={t.uitgelogd({ product })} smal>
      <Knoppen>
        {/* A plain link: after signing out only a fresh document may call again. */}
        <a href={paginas.inloggen.pad} className={knopKlasse()}>
          {t.opnieuwInloggen()}
        </a>
      </Knoppen>
      <p>{t.uitgelogdAdvies()}</p>
    </Pagina>
  );
}

/** Signs out as soon as it is shown, and says so; the address by itself ends nothing (decisions §3). */
export function Component() {
  const [stand, zetStand] = useState<Afmelding | 'bezig'>('bezig');
  useEffect(() => {
    void meldAf().then(zetStand);
  }, []);
  const opnieuw = () => {
    zetStand('bezig');
    void meldAf().then(zetStand);
  };
  if (stand === 'mislukt') return <Mislukt opnieuw={opnieuw} />;
  if (stand === 'gelukt') return <Uitgelogd />;
  return <Pagina titel={t.uitloggenBezig()} ondertitel={t.uitloggenBezigUitleg()} smal />;
}
