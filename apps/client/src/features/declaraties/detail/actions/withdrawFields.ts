export const withdrawFields = { form: 'withdraw', sure: 'sure' } as const;
