import { type ComponentType, createElement } from 'react';
import { Skelet } from '@mijn/ui/Skelet';
import * as m from '../../../generated/teksten/indienen.js';
import type { IndienStap } from './stap.ts';
import { StapWie } from './StapWie.tsx';
import type { Indienen } from './useIndienen.ts';
import { useLaterStappen } from './useLaterStappen.ts';
import { useStap } from './useStap.ts';

/** Somebody for whom one may claim. */
export interface Persoon {
  readonly relatienummer: string;
  readonly opgemaakteNaam: string;
  readonly geboorteDatum: string;
}

/** What every step knows. */
export interface StapProps {
  readonly indienen: Indienen;
  readonly personen: readonly Persoon[];
  /** The one person there is to claim for; undefined when there is a choice. */
  readonly alleen: string | undefined;
  /** Masked account; null when unknown. */
  readonly iban: string | null;
  /** `yyyy-mm-dd` */
  readonly vandaag: string;
  /** Goes on: to the next step, or back to checking when all is filled in. */
  readonly verder: () => void;
}

const eersteStap = { wie: StapWie };

/** Shows the step that the address asks for, as far as it can be reached. */
export function IndienForm(props: Omit<StapProps, 'verder'>) {
  const { stap, verder } = useStap(props.indienen.toestand, props.vandaag);
  const schermen: Partial<Record<IndienStap, ComponentType<StapProps>>> = {
    ...eersteStap,
    ...useLaterStappen(),
  };
  const scherm = schermen[stap];
  if (!scherm) return <Skelet soort="vlak" tekst={m.laden()} />;
  return createElement(scherm, { ...props, verder });
}
