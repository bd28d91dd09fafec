/** Reasons why a claim in progress waits: for staff, or for the own risk of its year. */
export const waitReasons = ['medewerker', 'eigenRisico'] as const;

/** Reasons why nothing of a claim is paid out. */
export const nothingReasons = [
  'eigenRisico',
  'nietVergoed',
  'wettelijkeBijdrage',
  'meer',
  'teruggenomen',
] as const;
