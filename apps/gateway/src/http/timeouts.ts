import { uploadTimes } from '@mijn/contract/uploadTimes';

/** How long the gateway waits, in milliseconds. */
export interface Timeouts {
  /** The provider, for everything one page or operation asks together (docs/quality.md: an answer within 15 s). */
  readonly provider: number;
  /** The DigiD broker, for one step of a login, whatever it is asked for that. */
  readonly digid: number;
  /** The provider, for a file call from its first byte on. */
  readonly fileCall: number;
  /** A client sending its headers. */
  readonly header: number;
  /** A client sending its whole request: 40 MB over a slow phone. */
  readonly request: number;
  /** A client sending a body; where that may be long: nothing of it coming. */
  readonly body: number;
  /** How often slow clients are looked for. */
  readonly check: number;
  /** How often is looked for messages of the payment provider that were not passed on yet. */
  readonly noticeRound: number;
  /** The pause after the first time that passing one on failed; it doubles. */
  readonly noticePause: number;
}

/** The waiting times of a real start; tests shorten them. */
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
