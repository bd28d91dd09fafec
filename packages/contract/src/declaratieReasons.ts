/** What a claim that is looked at waits for: a person of the insurer, or the own risk of its year. */
export const waitReasons = ['medewerker', 'eigenRisico'] as const;

/** What takes all of a claim away of which nothing is paid out; or a care provider took all of it back. */
export const nothingReasons = [
  'eigenRisico',
  'nietVergoed',
  'wettelijkeBijdrage',
  'meer',
  'teruggenomen',
] as const;
