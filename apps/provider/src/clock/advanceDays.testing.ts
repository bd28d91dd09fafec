interface AskedInsurer {
  readonly sql: (text: string) => Promise<unknown>;
}

/**
 * Moves the insurer's day by a number of days, possibly negative, without running the jobs of the
 * days between.
 */
export async function advanceDays({ sql }: AskedInsurer, days: number): Promise<void> {
  await sql(`UPDATE insurer.clock SET days_ahead = days_ahead + ${days}`);
}
