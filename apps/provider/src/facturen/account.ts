/** The account to which bills are paid (`rekeningNummerZenZ`, §3), at the invented bank. */
export const accountNumberZenZ = 'NL07ZILV0000010000';
