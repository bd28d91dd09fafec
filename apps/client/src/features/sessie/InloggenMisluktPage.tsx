import { paginas } from '@mijn/domain/paden';
import { knopKlasse } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Kaart } from '@mijn/ui/Kaart';
import { Pagina } from '@mijn/ui/Pagina';
import { Schakel } from '@mijn/ui/Schakel';
import { TekeningStatus } from '@mijn/ui/TekeningStatus';
import { useSearchParams } from 'react-router';
import * as t from '../../generated/teksten/sessie.js';

interface Uitleg {
  readonly kop: () => string;
  readonly tekst: () => string;
}

const anders: Uitleg = { kop: t.misluktAndersKop, tekst: t.misluktAnders };
const perReden: Readonly<Record<string, Uitleg>> = {
  geannuleerd: { kop: t.misluktGeannuleerdKop, tekst: t.misluktGeannuleerd },
  niveau: { kop: t.misluktNiveauKop, tekst: t.misluktNiveau },
};

/** Logging in failed: §8's words, what it means here, and another try. */
export function Component() {
  const reden = useSearchParams()[0].get('reden') ?? '';
  const { kop, tekst } = Object.hasOwn(perReden, reden) ? (perReden[reden] ?? anders) : anders;
  return (
    <>
      <TekeningStatus naam="kapot" />
      <Pagina titel={t.misluktTitel()} ondertitel={t.misluktTekst()} smal>
        <Kaart titel={kop()}>
          <p>{tekst()}</p>
        </Kaart>
        <Knoppen>
          <Schakel href={paginas.inloggen.pad} className={knopKlasse()}>
            {t.probeerOpnieuw()}
          </Schakel>
        </Knoppen>
        <p>{t.hulp()}</p>
      </Pagina>
    </>
  );
}
