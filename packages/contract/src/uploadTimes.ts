/**
 * Timeouts of uploads, in milliseconds, shared by gateway and insurer, so that neither aborts a
 * request that the other allows.
 */
export const uploadTimes = {
  /** Request of a client to the gateway: 40 MB over a slow mobile connection. */
  request: 300_000,
  /**
   * File call, from its first byte at the gateway to its answer, including the check of the last file. The insurer
   * waits at least as long for a whole request, because it arrives no faster than the client sends.
   */
  fileCall: 330_000,
} as const;
