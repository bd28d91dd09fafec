/** The header every write carries, so that no other site can make the browser send one (docs/decisions.md §3). */
export const ownHeader = { name: 'x-mijn', value: '1' } as const;

/** Marks what the app asks by itself: it keeps no session alive (docs/decisions.md §4). Its value is `1`. */
export const backgroundHeader = 'x-mijn-background';

/**
 * Whose document asks: the mark that the gateway gave it (ADR 0095). A call of one person's page is not carried
 * out as somebody else who logged in since.
 */
export const personHeader = 'x-mijn-person';

/** The header that makes sending in, and paying, safe to repeat (docs/decisions.md §5). */
export const idempotencyHeader = 'idempotency-key';

/**
 * A header (RFC 7240) with which `GET /declaraties` leaves out `totaal`: counting reads a whole
 * history. An insurer that does not know it counts all the same.
 */
export const withoutTotal = { name: 'prefer', value: 'count=none' } as const;

/**
 * The origin of the native app's document, where no browser says it: iOS sends its calls past the web view
 * (ADR 0067). No page of another site can send a header of ours.
 */
export const nativeOriginHeader = 'x-mijn-app';
