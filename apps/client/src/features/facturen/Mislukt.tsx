import { Kaart } from '@mijn/ui/Kaart';
import { Knop } from '@mijn/ui/Knop';
import { Melding } from '@mijn/ui/Melding';
import { Skelet } from '@mijn/ui/Skelet';
import { useRevalidator } from 'react-router';
import * as m from '../../generated/teksten/facturen.js';

interface MisluktProps {
  readonly titel: string;
  /** How many rows are expected, so that nothing jumps when they come. */
  readonly rijen?: number;
}

/** A part of the screen that failed: said in its place, with a way to try again (decisions §8). */
export function Mislukt({ titel, rijen = 4 }: MisluktProps) {
  const { revalidate, state } = useRevalidator();
  if (state !== 'idle') {
    return (
      <Kaart>
        <Skelet soort="rij" aantal={rijen} tekst={m.laden()} />
      </Kaart>
    );
  }
  const opnieuw = (
    <Knop variant="tweede" onClick={() => void revalidate()}>
      {m.opnieuw()}
    </Knop>
  );
  return <Melding soort="fout" titel={titel} role="alert" actie={opnieuw} />;
}
