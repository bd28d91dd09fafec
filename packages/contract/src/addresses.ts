/** Base of the provider's API (contract.md, Addresses). */
export const providerBase = '/api/v1';
