/** The form by which a BSN is asked for before and without script, and what its answer brings. */
export const bsnForm = {
  name: 'bsn',
  /** Whose. */
  relatienummer: 'relatienummer',
  /** The button that covers it again. */
  hide: 'hide',
  /** Among the values of the answer: the BSN. */
  answer: 'bsn',
} as const;
