import { Kaart } from '@mijn/ui/Kaart';
import { LeegBeeld } from '@mijn/ui/LeegBeeld';
import { Pagina } from '@mijn/ui/Pagina';
import { TekeningLeeg } from '@mijn/ui/TekeningLeeg';
import * as m from '../../../generated/teksten/alle.js';

/** The whole screen for who has no invoices: not yet, or because another one gets them (decisions §2). */
export function Leeg({ meeverzekerd }: { readonly meeverzekerd: boolean }) {
  return (
    <Pagina titel={m.titel()}>
      <Kaart>
        <LeegBeeld
          tekening={<TekeningLeeg />}
          titel={meeverzekerd ? m.meeverzekerdTitel() : m.leegTitel()}
        >
          <p>{meeverzekerd ? m.meeverzekerdTekst() : m.leegTekst()}</p>
        </LeegBeeld>
      </Kaart>
    </Pagina>
  );
}
