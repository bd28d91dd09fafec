/** Account for payments of bills (`rekeningNummerZenZ`, §3), at a fictitious bank. */
export const accountNumberZenZ = 'NL07ZILV0000010000';
