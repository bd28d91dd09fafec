import { behaviour } from './behaviour.ts';
import { calls } from './calls.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import type { Proofs } from './proof.ts';
import { screens } from './screens.ts';

/** Which tests prove which row of docs/specification.md. */
export const proofs: Proofs = {
  ...screens,
  ...fields,
  ...behaviour,
  ...calls,
  ...errors,
};

/** Rows that nothing proves yet, each with what is missing. A row leaves this list for the one above. */
export const unproven: Readonly<Record<string, string>> = {
  '§2 /zorggebruik': 'no screen',
  '§2 /cookie-instellingen': 'no screen',
  '§2 /offline': 'no screen of its own address',
  '§2 Direct-login mode applies when the query': 'no direct-login mode',
  '§2 When running natively wrapped, a first-run': 'no first run',
  '§2 When not native, an install prompt': 'no install prompt',
  '§2 The cookie banner is not rendered': 'no banner',
  '§2 Offline screen: an offline title and': 'its button is not tried',
  '§3 Care usage': 'no such call',
  '§3 Fields: code, omschrijving, volumeEenheid (Aantal or': 'no such call',
  '§3 verzekerdeGebruiken: opgemaakteNaam, relatienummer, gebruikt': 'no such call',
  '§3 periode: datumIngang, datumEinde, unit (Dag/Week/Maand/Jaar)': 'no such call',
  '§3 subverstrekkingen carry the same fields': 'no such call',
  '§4 A service worker is registered on': 'no service worker',
  '§7 GET /zorggebruik': 'no such call',
  '§8 A service worker that is unsupported': 'no service worker',
  '§9 Install prompt delay: 1000 ms': 'no install prompt',
  '§9 Cookies': 'none of the three is written',
  '§9 user.consent: the banner is shown unless': 'no banner',
  '§9 showTermsAndConditions and showNewPWAOnboarding: each defaults to': 'no first run',
  '§9 Cookies written by the product expire': 'none is written',
  '§9 Responsive images: devices desktop, mobile and': 'not made',
};
