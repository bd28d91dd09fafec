import { Kaart } from '@mijn/ui/Kaart';
import { Knop } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Pagina } from '@mijn/ui/Pagina';
import { Schakel } from '@mijn/ui/Schakel';
import { Stapel } from '@mijn/ui/Stapel';
import { StappenTeller } from '@mijn/ui/StappenTeller';
import { knopKlasse } from '@mijn/ui/Knop';
import { paginas } from '@mijn/domain/paden';
import type { FormEvent, ReactNode } from 'react';
import * as m from '../../../generated/teksten/indienen.js';
import { BewaarMelding, BewaarStand } from './concept/BewaarMelding.tsx';
import { adresVanStap, geteldeStappen, type IndienStap, vorigeStap } from './stap.ts';

interface StapKaderProps {
  readonly stap: IndienStap;
  /** The one question of this step. */
  readonly titel: string;
  /** The error summary, above everything. */
  readonly fouten?: ReactNode;
  readonly knop?: string;
  readonly bezig?: boolean;
  readonly onVerder: () => void;
  readonly children: ReactNode;
}

/** The address of a step of this form. */
export function hrefVanStap(stap: IndienStap): string {
  return `${paginas.declaratieIndienen.pad}${adresVanStap(stap)}`;
}

/** What every step has: where one is, its question as the heading, its errors, and the way on and back. */
export function StapKader(props: StapKaderProps) {
  const { stap, titel, fouten, knop, bezig, onVerder, children } = props;
  const nu = geteldeStappen.indexOf(stap) + 1;
  const totaal = geteldeStappen.length;
  const vorige = vorigeStap(stap);
  const verstuur = (event: FormEvent) => {
    event.preventDefault();
    if (!bezig) onVerder();
  };
  return (
    <Pagina smal titel={titel} bovenTitel={m.pagina()}>
      <StappenTeller
        tekst={m.stapVan({ nu: String(nu), totaal: String(totaal) })}
        nu={nu}
        totaal={totaal}
      />
      <BewaarMelding />
      {fouten}
      <form noValidate onSubmit={verstuur}>
        <Stapel>
          <Kaart>{children}</Kaart>
          <Knoppen>
            <Knop type="submit" bezig={bezig}>
              {knop ?? m.verder()}
            </Knop>
            {vorige && !bezig && (
              <Schakel href={hrefVanStap(vorige)} className={knopKlasse({ variant: 'stil' })}>
                {m.vorige()}
              </Schakel>
            )}
          </Knoppen>
          <BewaarStand />
        </Stapel>
      </form>
    </Pagina>
  );
}
