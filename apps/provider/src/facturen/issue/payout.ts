/** Days until a credit is paid out. */
export const payoutDays = 14;
