import { ownHeader, personHeader } from '@mijn/domain/headers';

/** The transport of calls from this document. */
interface ApiTransport {
  /** Prefix of the addresses of calls. */
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `include` when the calls go to another origin. */
  readonly credentials: 'same-origin' | 'include';
  readonly onRefused?: () => void;
  /** Opens an address outside the app, when leaving the document would end it. */
  readonly leaveTo?: (address: string) => void;
  /**
   * Calls `goOn` once the gateway can be reached, because a device that reports a network may not reach it yet.
   * @returns a function that stops waiting
   */
  readonly whenReachable?: (goOn: () => void) => () => void;
  /** Hands a file to the device, where the browser has no downloads. */
  readonly keepFile?: (name: string, content: Blob) => Promise<void>;
}

/** The public transport, unless the document of the staff (§6) or of the native app sets another at its start. */
export const apiTransport: { current: ApiTransport } = {
  current: { base: '', headers: {}, credentials: 'same-origin' },
};

/** Adds the person mark of the document to every call from here on (ADR 0095). */
export function markCalls(personMark: string): void {
  const { headers, ...rest } = apiTransport.current;
  apiTransport.current = { ...rest, headers: { ...headers, [personHeader]: personMark } };
}

export type CallOptions = Omit<RequestInit, 'headers'> & {
  readonly headers?: Readonly<Record<string, string>>;
};

/** Returns the headers of every call: our own, which no other site can send, and those of this transport. */
export function callHeaders(): Readonly<Record<string, string>> {
  return { [ownHeader.name]: ownHeader.value, ...apiTransport.current.headers };
}

/** Fetches the address of a call by the transport of this document, without caching. Rejects as `fetch` does. */
export function fetchCall(
  path: string,
  { headers, ...options }: CallOptions = {},
): Promise<Response> {
  const { base, credentials } = apiTransport.current;
  return fetch(base + path, {
    credentials,
    cache: 'no-store',
    ...options,
    headers: { ...headers, ...callHeaders() },
  });
}
