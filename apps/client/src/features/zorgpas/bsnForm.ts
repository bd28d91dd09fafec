/** The form to ask for a BSN before and without script, and the names in its outcome. */
export const bsnForm = {
  name: 'bsn',
  relatienummer: 'relatienummer',
  hide: 'hide',
  /** Name of the BSN among the values of the outcome. */
  answer: 'bsn',
} as const;
