import { isDay } from '@mijn/domain/datum';
import { isObject } from '@mijn/domain/values';
import { findQuota, type QuotaName } from '@mijn/domain/quotas';

/** Reads a property of a value from the wire; undefined when it is absent. */
export function read(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((in_, name) => (isObject(in_) ? in_[name] : undefined), value);
}

/** Reads a string of a value from the wire; undefined when it is absent or empty. */
export function parseText(value: unknown, ...path: readonly string[]): string | undefined {
  const found = read(value, ...path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** Reads a date (`yyyy-mm-dd`) of a value from the wire; undefined when it is invalid. */
export function parseDay(value: unknown, ...path: readonly string[]): string | undefined {
  const found = parseText(value, ...path);
  return found !== undefined && isDay(found) ? found : undefined;
}

/** Reads a list of a value from the wire; empty when it is none. */
export function parseList(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found: unknown = read(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** Returns an amount in integer cents; undefined when it is none. */
export function parseCents(value: unknown, name: string): number | undefined {
  const cents = read(value, name);
  return typeof cents === 'number' && Number.isSafeInteger(cents) && cents >= 0 ? cents : undefined;
}

/** A message of the insurer about a file or a claim (§3). */
export interface Melding {
  readonly code: string;
  readonly level: 'error' | 'info' | 'warn';
  readonly message: string;
  /** The form field that it is about, if the insurer tells. */
  readonly veld: string | undefined;
}

/**
 * Parses messages (`messages` of §3). An unknown level counts as an error, because stopping is safer than
 * losing a claim.
 */
export function parseMeldingen(list: readonly unknown[]): readonly Melding[] {
  return list.map((one) => {
    const level = read(one, 'level');
    return {
      code: parseText(one, 'code') ?? '',
      level: level === 'info' || level === 'warn' ? level : 'error',
      message: parseText(one, 'message') ?? '',
      veld: parseText(one, 'veld'),
    };
  });
}

/** The reason that a call got no verdict; each has its own words and next step. */
export type SendError =
  | 'noConnection'
  | 'loggedOut'
  | 'forbidden'
  | 'stillRunning'
  | 'tooLarge'
  | 'tooOften'
  | 'maintenance'
  | 'refused'
  | 'expired'
  | 'broken';

export type UploadAnswer =
  | { readonly kind: 'noConnection' }
  | {
      readonly kind: 'response';
      readonly status: number;
      /** Parsed JSON; undefined when it was none. */
      readonly body: unknown;
      /** Seconds of `Retry-After`. */
      readonly waitSeconds: number | undefined;
    };

/** The call failed: nothing is lost, and the same can be sent again. */
export interface Failed {
  readonly kind: 'failed';
  readonly error: SendError;
  readonly waitSeconds?: number | undefined;
  /** The quota that was used up, if the insurer tells. */
  readonly quota?: QuotaName | undefined;
}

export type FileOutcome =
  | Failed
  | { readonly kind: 'rejected'; readonly meldingen: readonly Melding[] }
  | {
      readonly kind: 'received';
      readonly meldingen: readonly Melding[];
      readonly bestandId: string | undefined;
    };

export type SubmitOutcome =
  | Failed
  | {
      readonly kind: 'submitted';
      readonly nummer: string | undefined;
      /** Date by which it is settled, `yyyy-mm-dd`; undefined when the insurer promises none. */
      readonly verwachtOp?: string | undefined;
    }
  | {
      readonly kind: 'meldingen';
      readonly meldingen: readonly Melding[];
      readonly files: readonly {
        readonly name: string;
        readonly meldingen: readonly Melding[];
      }[];
    };

// docs/decisions.md §8
const errorByStatus: Readonly<Record<number, SendError>> = {
  400: 'refused',
  401: 'loggedOut',
  403: 'forbidden',
  404: 'refused',
  408: 'noConnection',
  409: 'stillRunning',
  413: 'tooLarge',
  415: 'refused',
  422: 'refused',
  429: 'tooOften',
  502: 'maintenance',
  503: 'maintenance',
  504: 'maintenance',
};

// The `status` in the body counts too: an insurer may answer 500 in an HTTP 200 (§8).
function realStatus({ status, body }: Extract<UploadAnswer, { kind: 'response' }>): number {
  const inBody = read(body, 'status');
  return status === 200 && typeof inBody === 'number' ? inBody : status;
}

function failed(response: UploadAnswer): Failed {
  if (response.kind === 'noConnection') {
    return { kind: 'failed', error: 'noConnection', waitSeconds: undefined };
  }
  const error = errorByStatus[realStatus(response)] ?? 'broken';
  const reasons = parseList(response.body, 'redenen').filter((one) => typeof one === 'string');
  const quota = error === 'tooOften' ? findQuota(reasons) : undefined;
  return { kind: 'failed', error, waitSeconds: response.waitSeconds, quota };
}

function isGood(response: UploadAnswer): boolean {
  return response.kind === 'response' && Math.trunc(realStatus(response) / 100) === 2;
}

/**
 * Interprets the answer to `valideren/bestand` (§7). Nothing counts as received without a readable answer.
 */
export function fileOutcome(response: UploadAnswer): FileOutcome {
  const body = response.kind === 'response' ? response.body : undefined;
  const meldingen = parseMeldingen(parseList(body, 'body', 'messages'));
  if (meldingen.some(({ level }) => level === 'error')) return { kind: 'rejected', meldingen };
  if (!isGood(response) || parseText(body, 'body', 'filename') === undefined) {
    return failed(response);
  }
  return { kind: 'received', meldingen, bestandId: parseText(body, 'body', 'bestandId') };
}

/**
 * Interprets the answer to `indienen` (§7). A number means that the claim is stored, whatever the messages.
 * An insurer without extensions gives no number and takes no confirmation: there an error stops the claim
 * and a warning is only information. Otherwise a warning has to be confirmed.
 */
export function submitOutcome(response: UploadAnswer, withExtensions: boolean): SubmitOutcome {
  const body = response.kind === 'response' ? response.body : undefined;
  const nummer = parseText(body, 'body', 'nummer');
  if (isGood(response) && nummer !== undefined) {
    return { kind: 'submitted', nummer, verwachtOp: parseDay(body, 'body', 'verwachtOp') };
  }
  const stops = ({ level }: Melding) => level === 'error' || (level === 'warn' && withExtensions);
  const meldingen = parseMeldingen(parseList(body, 'body', 'validationMessages', 'messages'));
  const files = parseList(body, 'body', 'fileValidationMessages')
    .map((one) => ({
      name: parseText(one, 'filename') ?? '',
      meldingen: parseMeldingen(parseList(one, 'messages')).filter(stops),
    }))
    .filter((one) => one.meldingen.length > 0);
  const blocking = meldingen.filter(stops);
  if (blocking.length > 0 || files.length > 0) {
    return { kind: 'meldingen', meldingen: blocking, files };
  }
  if (isGood(response) && read(body, 'body', 'validationMessages') !== undefined)
    return { kind: 'submitted', nummer: undefined };
  return failed(response);
}

// The insurer's code for a file that it no longer stores.
const fileUnknown = 'bestandOnbekend';

/** Returns whether the insurer no longer has a stored file: used elsewhere, or expired. */
export function isFileGone(outcome: SubmitOutcome): boolean {
  return outcome.kind === 'meldingen' && outcome.meldingen.some(({ code }) => code === fileUnknown);
}
