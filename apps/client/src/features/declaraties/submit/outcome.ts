import { read, parseList, parseMeldingen, parseText, type Melding } from './meldingen.ts';

/** Why something that was sent got no verdict; each has its own words and its own way on. */
export type SendError =
  | 'noConnection'
  | 'loggedOut'
  | 'geenToestemming'
  | 'stillRunning'
  | 'teGroot'
  | 'tooOften'
  | 'maintenance'
  | 'refused'
  | 'verlopen'
  | 'storing';

/** What came back from sending, before it is understood. */
export type Answer =
  | { readonly soort: 'noConnection' }
  | {
      readonly soort: 'antwoord';
      /** HTTP status. */
      readonly status: number;
      /** Parsed JSON; undefined when it was none. */
      readonly body: unknown;
      /** Seconds of `Retry-After`. */
      readonly waitSeconds: number | undefined;
    };

/** Sending failed: nothing is lost, the same can be sent again. */
export interface Failed {
  readonly soort: 'mislukt';
  readonly error: SendError;
  readonly waitSeconds: number | undefined;
}

/** The verdict on one file. */
export type FileOutcome =
  | Failed
  | { readonly soort: 'rejected'; readonly meldingen: readonly Melding[] }
  | {
      readonly soort: 'received';
      readonly meldingen: readonly Melding[];
      readonly bestandId: string | undefined;
    };

/** The verdict on a claim. */
export type SubmitOutcome =
  | Failed
  | { readonly soort: 'submitted'; readonly nummer: string | undefined }
  | {
      readonly soort: 'meldingen';
      readonly meldingen: readonly Melding[];
      readonly bestanden: readonly {
        readonly naam: string;
        readonly meldingen: readonly Melding[];
      }[];
    };

// decisions §8
const errorByStatus: Readonly<Record<number, SendError>> = {
  400: 'refused',
  401: 'loggedOut',
  403: 'geenToestemming',
  404: 'refused',
  408: 'noConnection',
  409: 'stillRunning',
  413: 'teGroot',
  415: 'refused',
  422: 'refused',
  429: 'tooOften',
  502: 'maintenance',
  503: 'maintenance',
  504: 'maintenance',
};

// The contract's own `status` counts too: an insurer may say 500 in an HTTP 200 (§8).
function realStatus({ status, body }: Extract<Answer, { soort: 'antwoord' }>): number {
  const inBody = read(body, 'status');
  return status === 200 && typeof inBody === 'number' ? inBody : status;
}

function failed(response: Answer): Failed {
  if (response.soort === 'noConnection') {
    return { soort: 'mislukt', error: 'noConnection', waitSeconds: undefined };
  }
  const error = errorByStatus[realStatus(response)] ?? 'storing';
  return { soort: 'mislukt', error, waitSeconds: response.waitSeconds };
}

function isGood(response: Answer): boolean {
  return response.soort === 'antwoord' && Math.trunc(realStatus(response) / 100) === 2;
}

/** Understands the answer to `valideren/bestand` (§7). Without a readable answer nothing counts as received. */
export function fileOutcome(response: Answer): FileOutcome {
  const body = response.soort === 'antwoord' ? response.body : undefined;
  const meldingen = parseMeldingen(parseList(body, 'body', 'messages'));
  if (meldingen.some(({ level }) => level === 'error')) return { soort: 'rejected', meldingen };
  if (!isGood(response) || parseText(body, 'body', 'filename') === undefined) {
    return failed(response);
  }
  return { soort: 'received', meldingen, bestandId: parseText(body, 'body', 'bestandId') };
}

/**
 * Understands the answer to `submit` (§7). With a number the claim is stored, whatever else is
 * said. An insurer without extensions gives no number and cannot be confirmed to: there an error
 * stops the claim and a warning only tells. Else a warning asks to confirm.
 */
export function submitOutcome(response: Answer, withExtensions: boolean): SubmitOutcome {
  const body = response.soort === 'antwoord' ? response.body : undefined;
  const nummer = parseText(body, 'body', 'nummer');
  if (isGood(response) && nummer !== undefined) return { soort: 'submitted', nummer };
  const stops = ({ level }: Melding) => level === 'error' || (level === 'warn' && withExtensions);
  const meldingen = parseMeldingen(parseList(body, 'body', 'validationMessages', 'messages'));
  const bestanden = parseList(body, 'body', 'fileValidationMessages')
    .map((one) => ({
      naam: parseText(one, 'filename') ?? '',
      meldingen: parseMeldingen(parseList(one, 'messages')).filter(stops),
    }))
    .filter((one) => one.meldingen.length > 0);
  const blocking = meldingen.filter(stops);
  if (blocking.length > 0 || bestanden.length > 0) {
    return { soort: 'meldingen', meldingen: blocking, bestanden };
  }
  if (isGood(response) && read(body, 'body', 'validationMessages') !== undefined)
    return { soort: 'submitted', nummer: undefined };
  return failed(response);
}
