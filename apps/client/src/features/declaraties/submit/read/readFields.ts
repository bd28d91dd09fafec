/** What a reading can fill in beside the lines of a bill. */
export const readBeside = [
  'declarant',
  'bedrag',
  'naamZorgverlener',
  'notaNummer',
  'buitenland',
] as const;

/** What a reading can fill in of a bill with one line. */
export const readFields = ['zorgsoort', 'behandelDatum', ...readBeside] as const;
