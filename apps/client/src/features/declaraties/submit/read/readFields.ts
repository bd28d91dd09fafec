/** The fields that can be read besides the lines of a bill. */
export const readBeside = [
  'declarant',
  'bedrag',
  'naamZorgverlener',
  'notaNummer',
  'buitenland',
] as const;

/** The fields that can be read from a bill with one line. */
export const readFields = ['zorgsoort', 'behandelDatum', ...readBeside] as const;
