/**
 * Faults of a login by key, with the label of the radio button (docs/decisions.md §3 and §10). `faultEffects.ts`
 * implements them.
 */
export const digidFaults = {
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  levelTooLow: { nl: 'Te laag niveau (10)', en: 'Level too low (10)' },
  wrongState: { nl: 'Verkeerde state', en: 'Wrong state' },
  wrongNonce: { nl: 'Verkeerde nonce', en: 'Wrong nonce' },
  wrongSignature: { nl: 'Verkeerde handtekening', en: 'Wrong signature' },
  expiredToken: { nl: 'Verlopen token', en: 'Expired token' },
  expiredCode: { nl: 'Verlopen code', en: 'Expired code' },
  codeReused: { nl: 'Code opnieuw gebruikt', en: 'Code used again' },
  digidFault: { nl: 'DigiD-storing (503)', en: 'DigiD outage (503)' },
} as const;

export type DigidFault = keyof typeof digidFaults;

/** Returns whether a form value is the key of a fault. */
export function isDigidFault(word: unknown): word is DigidFault {
  return typeof word === 'string' && Object.hasOwn(digidFaults, word);
}
