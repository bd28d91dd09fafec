import { expect, test } from 'vitest';
import { words } from '../../api/show.testing.tsx';
import { Back, Front } from './sides.tsx';
import type { Bsn } from './useBsn.ts';
import { zorgpasOf } from './zorgpas.testing.ts';

const nothing = (): void => undefined;
const hidden: Bsn = {
  relatienummer: '700410137',
  phase: { kind: 'hidden' },
  show: nothing,
  hide: nothing,
};
const shown: Bsn = { ...hidden, phase: { kind: 'shown', bsn: '999990081' } };

test('shows the person and the data for a desk on the front, the BSN behind dots', () => {
  const front = words(<Front pass={zorgpasOf()} bsn={hidden} />);
  expect(front).toContain('S. de Vries Zilverzand Geboortedatum 22-06-1985 BSN ••• ••• ••• Toon');
  expect(front).toContain('Geldig tot en met 31-12-2028 Relatienummer 700 410 137 UZOVI 0000');
  expect(words(<Front pass={zorgpasOf()} bsn={shown} />)).toContain('BSN 999 990 081 Verberg');
});

test('shows the fields of the European card on the back, by their numbers', () => {
  const back = words(<Back pass={zorgpasOf()} bsn={hidden} />);
  expect(back).toContain('3 Naam de Vries 4 Voornamen S. 5 Geboortedatum 22/06/1985 6 Persoonlijk');
  expect(back).toContain('7 Instelling 0000 – Zilverzand 9 Vervaldatum 31/12/2028');
  expect(back).toContain('8 Nummer van de kaart 8052 8000 0700 4101 3701');
});

test('marks an expired pass on both sides, and not on its last day', () => {
  const ended = zorgpasOf({ vervalDatum: '2026-11-20' });
  expect(words(<Front pass={ended} bsn={hidden} />)).toContain('Verlopen');
  expect(words(<Back pass={ended} bsn={hidden} />)).toContain('Verlopen');
  const last = zorgpasOf({ vervalDatum: '2026-11-21' });
  expect(words(<Front pass={last} bsn={hidden} />)).not.toContain('Verlopen');
});
