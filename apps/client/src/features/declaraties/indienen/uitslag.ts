import { lees, leesLijst, leesMeldingen, leesTekst, type Melding } from './meldingen.ts';

/** Why something that was sent got no verdict; each has its own words and its own way on. */
export type VerzendFout =
  | 'geenVerbinding'
  | 'uitgelogd'
  | 'geenToestemming'
  | 'looptNog'
  | 'teGroot'
  | 'teVaak'
  | 'onderhoud'
  | 'geweigerd'
  | 'verlopen'
  | 'storing';

/** What came back from sending, before it is understood. */
export type Antwoord =
  | { readonly soort: 'geenVerbinding' }
  | {
      readonly soort: 'antwoord';
      /** HTTP status. */
      readonly status: number;
      /** Parsed JSON; undefined when it was none. */
      readonly body: unknown;
      /** Seconds of `Retry-After`. */
      readonly wachtSeconden: number | undefined;
    };

/** Sending failed: nothing is lost, the same can be sent again. */
export interface Mislukt {
  readonly soort: 'mislukt';
  readonly fout: VerzendFout;
  readonly wachtSeconden: number | undefined;
}

/** The verdict on one file. */
export type BestandUitslag =
  | Mislukt
  | { readonly soort: 'afgekeurd'; readonly meldingen: readonly Melding[] }
  | {
      readonly soort: 'ontvangen';
      readonly meldingen: readonly Melding[];
      readonly bestandId: string | undefined;
    };

/** The verdict on a claim. */
export type IndienUitslag =
  | Mislukt
  | { readonly soort: 'ingediend'; readonly nummer: string | undefined }
  | {
      readonly soort: 'meldingen';
      readonly meldingen: readonly Melding[];
      readonly bestanden: readonly {
        readonly naam: string;
        readonly meldingen: readonly Melding[];
      }[];
    };

// decisions §8
const foutBijStatus: Readonly<Record<number, VerzendFout>> = {
  400: 'geweigerd',
  401: 'uitgelogd',
  403: 'geenToestemming',
  404: 'geweigerd',
  408: 'geenVerbinding',
  409: 'looptNog',
  413: 'teGroot',
  415: 'geweigerd',
  422: 'geweigerd',
  429: 'teVaak',
  502: 'onderhoud',
  503: 'onderhoud',
  504: 'onderhoud',
};

// The contract's own `status` counts too: an insurer may say 500 in an HTTP 200 (§8).
function echteStatus({ status, body }: Extract<Antwoord, { soort: 'antwoord' }>): number {
  const inBody = lees(body, 'status');
  return status === 200 && typeof inBody === 'number' ? inBody : status;
}

function mislukt(antwoord: Antwoord): Mislukt {
  if (antwoord.soort === 'geenVerbinding') {
    return { soort: 'mislukt', fout: 'geenVerbinding', wachtSeconden: undefined };
  }
  const fout = foutBijStatus[echteStatus(antwoord)] ?? 'storing';
  return { soort: 'mislukt', fout, wachtSeconden: antwoord.wachtSeconden };
}

function isGoed(antwoord: Antwoord): boolean {
  return antwoord.soort === 'antwoord' && Math.trunc(echteStatus(antwoord) / 100) === 2;
}

/** Understands the answer to `valideren/bestand` (§7). Without a readable answer nothing counts as received. */
export function bestandUitslag(antwoord: Antwoord): BestandUitslag {
  const body = antwoord.soort === 'antwoord' ? antwoord.body : undefined;
  const meldingen = leesMeldingen(leesLijst(body, 'body', 'messages'));
  if (meldingen.some(({ level }) => level === 'error')) return { soort: 'afgekeurd', meldingen };
  if (!isGoed(antwoord) || leesTekst(body, 'body', 'filename') === undefined) {
    return mislukt(antwoord);
  }
  return { soort: 'ontvangen', meldingen, bestandId: leesTekst(body, 'body', 'bestandId') };
}

/**
 * Understands the answer to `indienen` (§7). With a number the claim is stored, whatever else is
 * said. An insurer without extensions gives no number and cannot be confirmed to: there an error
 * stops the claim and a warning only tells. Else a warning asks to confirm.
 */
export function indienUitslag(antwoord: Antwoord, metUitbreidingen: boolean): IndienUitslag {
  const body = antwoord.soort === 'antwoord' ? antwoord.body : undefined;
  const nummer = leesTekst(body, 'body', 'nummer');
  if (isGoed(antwoord) && nummer !== undefined) return { soort: 'ingediend', nummer };
  const stopt = ({ level }: Melding) => level === 'error' || (level === 'warn' && metUitbreidingen);
  const meldingen = leesMeldingen(leesLijst(body, 'body', 'validationMessages', 'messages'));
  const bestanden = leesLijst(body, 'body', 'fileValidationMessages')
    .map((een) => ({
      naam: leesTekst(een, 'filename') ?? '',
      meldingen: leesMeldingen(leesLijst(een, 'messages')).filter(stopt),
    }))
    .filter((een) => een.meldingen.length > 0);
  const tegen = meldingen.filter(stopt);
  if (tegen.length > 0 || bestanden.length > 0) {
    return { soort: 'meldingen', meldingen: tegen, bestanden };
  }
  if (isGoed(antwoord) && lees(body, 'body', 'validationMessages') !== undefined)
    return { soort: 'ingediend', nummer: undefined };
  return mislukt(antwoord);
}
