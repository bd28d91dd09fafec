/**
 * What can be made to go wrong with one login, by key, with the label of its radio button
 * (decisions §3 and §10). How each is done stands in `storingen.ts`.
 */
export const digidFouten = {
  annuleren: { nl: 'Annuleren', en: 'Cancel' },
  teLaagNiveau: { nl: 'Te laag niveau (10)', en: 'Level too low (10)' },
  verkeerdeState: { nl: 'Verkeerde state', en: 'Wrong state' },
  verkeerdeNonce: { nl: 'Verkeerde nonce', en: 'Wrong nonce' },
  verkeerdeHandtekening: { nl: 'Verkeerde handtekening', en: 'Wrong signature' },
  verlopen: { nl: 'Verlopen token', en: 'Expired token' },
  verlopenCode: { nl: 'Verlopen code', en: 'Expired code' },
  codeOpnieuwGebruikt: { nl: 'Code opnieuw gebruikt', en: 'Code used again' },
  digidStoring: { nl: 'DigiD-storing (503)', en: 'DigiD outage (503)' },
} as const;

/** The key of a fault. */
export type DigidFout = keyof typeof digidFouten;

/** Tells whether a word from outside (a form field) is the key of a fault. */
export function isDigidFout(woord: unknown): woord is DigidFout {
  return typeof woord === 'string' && Object.hasOwn(digidFouten, woord);
}

/** The keys of all faults, in the order of the page. */
export const digidFoutSleutels: readonly DigidFout[] = Object.keys(digidFouten).filter(isDigidFout);
