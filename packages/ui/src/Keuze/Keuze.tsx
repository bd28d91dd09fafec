import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Groep } from '../Groep/Groep.tsx';
import { type Icoon, Pictogram } from '../Pictogram/Pictogram.tsx';
import { klas } from '../klas.ts';
import s from './Keuze.module.css';

/** An answer one can choose. */
export interface KeuzeOptie {
  readonly waarde: string;
  readonly label: ReactNode;
  readonly omschrijving?: ReactNode;
  readonly pictogram?: Icoon | undefined;
  /** Cannot be chosen; say why in `omschrijving`. */
  readonly uit?: boolean | undefined;
}

interface KeuzeProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'value' | 'children'> {
  readonly legenda: ReactNode;
  readonly hint?: ReactNode;
  readonly fout?: ReactNode;
  readonly opties: readonly KeuzeOptie[];
  /** What is chosen, when the form keeps it; leave out with `register` of the form. */
  readonly waarde?: string | undefined;
  readonly onWijzig?: ((waarde: string) => void) | undefined;
  /** Id of the first answer, for the links of a `Foutenoverzicht`. */
  readonly id?: string | undefined;
}

/** One answer out of a few, as large cards. Other props go to each of the radio buttons. */
export function Keuze(props: KeuzeProps) {
  const { legenda, hint, fout, opties, waarde, onWijzig, id, onChange, ...invoer } = props;
  const eigen = useId();
  const naam = invoer.name ?? eigen;
  return (
    <Groep legenda={legenda} hint={hint} fout={fout}>
      <div className={klas(s, 'keuze')}>
        {opties.map((optie, i) => {
          const optieId = i === 0 && id ? id : `${eigen}-${optie.waarde}`;
          return (
            <div key={optie.waarde} className={klas(s, 'optie')}>
              <input
                {...invoer}
                type="radio"
                id={optieId}
                name={naam}
                className={klas(s, 'rondje')}
                value={optie.waarde}
                checked={waarde === undefined ? undefined : waarde === optie.waarde}
                disabled={optie.uit ?? invoer.disabled}
                aria-describedby={optie.omschrijving ? `${optieId}-meer` : undefined}
                onChange={(event) => {
                  onChange?.(event);
                  onWijzig?.(optie.waarde);
                }}
              />
              <label htmlFor={optieId} className={klas(s, 'label')}>
                {optie.label}
              </label>
              {optie.omschrijving && (
                <div id={`${optieId}-meer`} className={klas(s, 'meer')}>
                  {optie.omschrijving}
                </div>
              )}
              {optie.pictogram && (
                <span className={klas(s, 'pictogram')}>
                  <Pictogram icoon={optie.pictogram} />
                </span>
              )}
            </div>
          );
        })}
      </div>
    </Groep>
  );
}
