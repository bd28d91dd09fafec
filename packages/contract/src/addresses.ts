/** Base path of the provider's API (docs/contract.md, Addresses). */
export const providerBase = '/api/v1';
