import { ownHeader, personHeader } from '@mijn/domain/headers';

/** By which way calls leave this document. */
interface Door {
  /** What stands before the addresses of calls. */
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `include` where the calls are another origin's. */
  readonly credentials: 'same-origin' | 'include';
  /** Hears that a call was refused. */
  readonly onRefused?: () => void;
  /** Opens an address outside the app, where leaving the document would end it. */
  readonly leaveTo?: (address: string) => void;
  /**
   * Goes on once the gateway can be reached, where a device that says it is online may not reach it yet.
   * @returns a function that stops waiting
   */
  readonly whenReachable?: (goOn: () => void) => () => void;
  /** Gives a file to the device, where a browser's own way to keep one is missing. */
  readonly keepFile?: (name: string, content: Blob) => Promise<void>;
}

/** The public way, unless the document of the staff (§6) or of the native app sets another at its start. */
export const door: { current: Door } = {
  current: { base: '', headers: {}, credentials: 'same-origin' },
};

/** From here on every call says whose document it comes from (ADR 0095). */
export function markCalls(personMark: string): void {
  const { headers, ...rest } = door.current;
  door.current = { ...rest, headers: { ...headers, [personHeader]: personMark } };
}

/** A call: what `fetch` takes, with plain headers. */
export type DoorRequest = Omit<RequestInit, 'headers'> & {
  readonly headers?: Readonly<Record<string, string>>;
};

/** The headers of every call: our own, which no other site can send, and those of this door. */
export function doorHeaders(): Readonly<Record<string, string>> {
  return { [ownHeader.name]: ownHeader.value, ...door.current.headers };
}

/** Asks a call's address by this document's way; never kept. Rejects as `fetch` does. */
export function fetchThroughDoor(
  path: string,
  { headers, ...options }: DoorRequest = {},
): Promise<Response> {
  const { base, credentials } = door.current;
  return fetch(base + path, {
    credentials,
    cache: 'no-store',
    ...options,
    headers: { ...headers, ...doorHeaders() },
  });
}
