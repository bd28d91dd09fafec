/** Money that somebody gets is paid out after this many days. */
export const payoutDays = 14;
