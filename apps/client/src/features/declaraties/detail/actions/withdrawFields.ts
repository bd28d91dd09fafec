/** The form that withdraws a claim, and the field by which its person is sure. */
export const withdrawFields = { form: 'withdraw', sure: 'sure' } as const;
