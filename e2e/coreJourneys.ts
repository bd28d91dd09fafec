/**
 * Journeys that also run at an insurer with the core of the contract only, in `npm run prove`; in them a test that is
 * about an extension bears the tag `@extension`. The others are about an extension, or were not looked at yet.
 */
export const coreJourneys: readonly string[] = [
  'cookies',
  'faults',
  'firstRun',
  'form',
  'headers',
  'install',
  'language',
  'links',
  'login',
  'maintenance',
  'navigation',
  'oneAtATime',
  'returnPath',
  'signOut',
  'statuspaginas',
  'zorgpas',
];
