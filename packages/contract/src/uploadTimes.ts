/**
 * How long sending files may take, in milliseconds: the gateway and the insurer hold to the same times, so
 * that none of them cuts off what another one allows.
 */
export const uploadTimes = {
  /** A client sending its whole request to the gateway: 40 MB over a slow phone. */
  request: 300_000,
  /**
   * A file call, from its first byte at the gateway to its answer: what came in last is still looked at. The
   * insurer waits at least as long for the whole of a request, which comes in no faster than the client sends.
   */
  fileCall: 330_000,
} as const;
