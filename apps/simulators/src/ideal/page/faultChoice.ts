import type { Language } from '@mijn/domain/language';
import { html, type Html } from '../../page/html.ts';
import { faults, faultsOf, type Fault, type FaultGroup } from '../faults.ts';
import { texts } from './texts.ts';

function choice(group: FaultGroup, value: string, label: string, chosen: boolean): Html {
  return html`<label>
    <input type="radio" name="${group}" value="${value}" ${chosen ? 'checked' : ''} />
    ${label}</label
  >`;
}

/** Renders a group of faults as radio buttons with the group's name; the empty value is "nothing". */
export function faultChoice(
  language: Language,
  group: FaultGroup,
  chosen: Fault | undefined,
): Html {
  const t = texts[language];
  return html`<fieldset>
    <legend>${t.groups[group]}</legend>
    ${choice(group, '', t.noFault, chosen === undefined)}
    ${faultsOf(group).map((key) => choice(group, key, faults[key][language], key === chosen))}
  </fieldset>`;
}
