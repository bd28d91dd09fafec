import { careTaps } from './careTaps.ts';
import { draftTaps } from './draftTaps.ts';
import { payTaps } from './payTaps.ts';
import { personTaps } from './personTaps.ts';
import { waitingControls } from './waitingControls.ts';

/** Controls tapped early by other journeys. */
const elsewhere: Readonly<Record<string, string>> = {
  'form language': 'first-tap.e2e.ts',
  'form pay': 'first-tap.e2e.ts and first-tap-moments.e2e.ts',
  'form of script': 'first-tap-moments.e2e.ts, the claim form',
  'button Kopieer betalingskenmerk': 'first-tap.e2e.ts',
};

/** Controls that no journey taps early, with the reason. */
const notTapped: Readonly<Record<string, string>> = {
  'button Kopieer rekeningnummer': 'the same button as at the betalingskenmerk',
  'form signOutEverywhere': 'ends the logins of other journeys; the same form as signing out here',
  'form toestemming': 'a section as contact and preferences are, by the same form',
};

const known: ReadonlySet<string> = new Set([
  ...[...personTaps, ...careTaps, ...draftTaps, ...payTaps].flatMap(({ taps }) => taps ?? []),
  ...Object.keys(elsewhere),
  ...Object.keys(notTapped),
]);

/**
 * Returns the controls of a server-rendered page that wait for script, or post without it, and that no
 * journey taps early.
 */
export function untapped(html: string): string[] {
  return [...waitingControls(html)].filter(
    (control) => !known.has(control.replaceAll(/\d+/g, 'N')),
  );
}
