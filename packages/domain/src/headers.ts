/** Required on every write: other sites cannot send it (CSRF, docs/decisions.md §3). */
export const ownHeader = { name: 'x-mijn', value: '1' } as const;

/** Marks background requests, which do not extend the session (docs/decisions.md §4). Its value is `1`. */
export const backgroundHeader = 'x-mijn-background';

/**
 * Identifies the person for whom the gateway rendered the document (ADR 0095), so that a call from an old
 * tab is not carried out for somebody who logged in later.
 */
export const personHeader = 'x-mijn-person';

/** Makes sending a claim and paying safe to repeat (docs/decisions.md §5). */
export const idempotencyHeader = 'idempotency-key';

/**
 * A header (RFC 7240) that asks `GET /declaraties` to leave out `totaal`, because counting reads the whole
 * history. An insurer may ignore it.
 */
export const withoutTotal = { name: 'prefer', value: 'count=none' } as const;

/**
 * The origin of the native app's document: on iOS the calls bypass the web view and have no Origin header
 * (ADR 0067). Other sites cannot send custom headers.
 */
export const nativeOriginHeader = 'x-mijn-app';

/**
 * The `soort` of the gateway's refusal of an unknown operation: the client is of another release (ADR
 * 0107).
 */
export const outdatedKind = 'outdated';
