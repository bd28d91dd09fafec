import { uploadTimes } from '@mijn/contract/uploadTimes';

/** Timeouts of the gateway, in milliseconds. */
export interface Timeouts {
  /** The provider, for all calls of a page or operation together (docs/quality.md: an answer within 15 s). */
  readonly provider: number;
  /** The DigiD broker, for all requests of one step of a login. */
  readonly digid: number;
  /** The provider, for a file call, from its first byte. */
  readonly fileCall: number;
  /** A client sending its headers. */
  readonly header: number;
  /** A client sending its whole request: 40 MB over a slow phone. */
  readonly request: number;
  /** A client sending a body; on routes with `longBody`, without new bytes. */
  readonly body: number;
  /** Interval of the check for slow clients. */
  readonly check: number;
  /** Interval of the check for payment messages that were not forwarded yet. */
  readonly noticeRound: number;
  /** Delay after the first failure to forward a message; doubles each time. */
  readonly noticePause: number;
}

/** Timeouts in production; tests shorten them. */
export const defaultTimeouts: Timeouts = {
  provider: 12_000,
  digid: 12_000,
  fileCall: uploadTimes.fileCall,
  header: 15_000,
  request: uploadTimes.request,
  body: 15_000,
  check: 5_000,
  noticeRound: 5_000,
  noticePause: 1_000,
};
