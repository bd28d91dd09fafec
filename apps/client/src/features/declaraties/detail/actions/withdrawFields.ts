/** The form to withdraw a claim, and the field that confirms it. */
export const withdrawFields = { form: 'withdraw', sure: 'sure' } as const;
