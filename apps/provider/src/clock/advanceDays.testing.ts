/** An insurer whose database a test may ask. */
interface AskedInsurer {
  readonly sql: (text: string) => Promise<unknown>;
}

/** Moves the insurer's day by so many days, back when negative; its jobs of the days between do not run. */
export async function advanceDays({ sql }: AskedInsurer, days: number): Promise<void> {
  await sql(`UPDATE insurer.clock SET days_ahead = days_ahead + ${days}`);
}
