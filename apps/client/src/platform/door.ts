/** By which way calls leave this document. */
interface Door {
  /** What stands before the addresses of calls. */
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Hears that a call was refused. */
  readonly onRefused?: () => void;
}

/** The public way, unless the staff's document sets another before its first call (§6). */
export const door: { current: Door } = { current: { base: '', headers: {} } };
