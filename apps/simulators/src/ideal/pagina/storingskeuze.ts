import { html, type Html } from '../../pagina/html.ts';
import type { Taal } from '../../pagina/taal.ts';
import { storingen, storingenVan, type Storing, type Storingsgroep } from '../storingen.ts';
import { teksten } from './teksten.ts';

function keuze(groep: Storingsgroep, waarde: string, label: string, gekozen: boolean): Html {
  return html`<label>
    <input type="radio" name="${groep}" value="${waarde}" ${gekozen ? 'checked' : ''} />
    ${label}</label
  >`;
}

/** A group of faults as radio buttons, named after the group; the empty value is "nothing". */
export function storingskeuze(
  taal: Taal,
  groep: Storingsgroep,
  gekozen: Storing | undefined,
): Html {
  const t = teksten[taal];
  return html`<fieldset>
    <legend>${t.groepen[groep]}</legend>
    ${keuze(groep, '', t.geenStoring, gekozen === undefined)}
    ${storingenVan(groep).map((sleutel) =>
      keuze(groep, sleutel, storingen[sleutel][taal], sleutel === gekozen),
    )}
  </fieldset>`;
}
