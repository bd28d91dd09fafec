import { paginas } from '@mijn/domain/paden';
import { Pagina } from '@mijn/ui/Pagina';
import { Schakel } from '@mijn/ui/Schakel';
import { knopKlasse } from '@mijn/ui/Knop';
import * as t from '../../generated/teksten/statuspaginas.js';

interface StatusTekst {
  readonly kop: () => string;
  readonly tekst: () => string;
}

// §8's screen texts, and decisions §1 where §8 shows no title.
const teksten: Readonly<Record<number, StatusTekst>> = {
  401: { kop: t.kop401, tekst: t.tekst401 },
  403: { kop: t.kop403, tekst: t.tekst403 },
  404: { kop: t.kop404, tekst: t.tekst404 },
  500: { kop: t.kop500, tekst: t.tekst500 },
  503: { kop: t.kop503, tekst: t.tekst503 },
};
const onbekend: StatusTekst = { kop: t.kop500, tekst: t.tekst500 };

/** A status page: what is the matter, one button and the way to help. */
export function StatusInhoud({ status }: { readonly status: number }) {
  const { kop, tekst } = teksten[status] ?? onbekend;
  return (
    <Pagina titel={kop()} ondertitel={tekst()} smal>
      <Schakel href={paginas.overzicht.pad} className={knopKlasse()}>
        {t.naarOverzicht()}
      </Schakel>
    </Pagina>
  );
}
