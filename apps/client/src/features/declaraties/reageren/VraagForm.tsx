import { reactieMaximum } from '@mijn/domain/constanten';
import { Kies } from '@mijn/ui/Kies';
import { Knop } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Stapel } from '@mijn/ui/Stapel';
import { Tekstvak } from '@mijn/ui/Tekstvak';
import { Veld } from '@mijn/ui/Veld';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/reageren.js';
import { type BevraagbareRegel, regelNaam } from './onderwerp.ts';
import type { Reageren } from './useReageren.ts';

const heel = '';

function Onderwerpkeuze(props: {
  readonly reageren: Reageren;
  readonly regels: readonly BevraagbareRegel[];
}) {
  const { regel, zetRegel } = props.reageren;
  const { taal } = useAppOmgeving();
  // With one line there is nothing to choose: the question is about the claim.
  if (props.regels.length < 2) return null;
  return (
    <Veld label={m.waarover()}>
      {(veld) => (
        <Kies
          {...veld}
          value={regel ?? heel}
          onChange={({ target: { value } }) => zetRegel(value === heel ? null : Number(value))}
        >
          <option value={heel}>{m.heleDeclaratie()}</option>
          {props.regels.map((een) => (
            <option key={een.volgnummer} value={een.volgnummer}>
              {regelNaam(een, taal)}
            </option>
          ))}
        </Kies>
      )}
    </Veld>
  );
}

/** The form of a question; starts in its text, and comes back there when something is wrong. */
export function VraagForm(props: {
  readonly reageren: Reageren;
  readonly regels: readonly BevraagbareRegel[];
}) {
  const { tekst, fout, stand, zetTekst, zetOpen, verstuur } = props.reageren;
  const vak = useRef<HTMLTextAreaElement>(null);
  useEffect(() => vak.current?.focus(), []);
  const verzend = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    vak.current?.focus();
    void verstuur();
  };
  return (
    <form onSubmit={verzend} noValidate>
      <Stapel>
        <Onderwerpkeuze {...props} />
        <Veld label={m.vraag()} hint={m.vraagHint({ aantal: String(reactieMaximum) })} fout={fout}>
          {(veld) => (
            <Tekstvak
              {...veld}
              ref={vak}
              value={tekst}
              onChange={({ target: { value } }) => zetTekst(value)}
            />
          )}
        </Veld>
        <Knoppen>
          <Knop type="submit" bezig={stand === 'bezig'}>
            {m.verstuur()}
          </Knop>
          <Knop variant="stil" onClick={() => zetOpen(false)}>
            {m.annuleer()}
          </Knop>
        </Knoppen>
      </Stapel>
    </form>
  );
}
