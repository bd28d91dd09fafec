/** Base of the provider's API (contract.md, Addresses). */
export const providerBasis = '/api/v1';
