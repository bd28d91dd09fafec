import { bestandRegels } from '@mijn/domain/constanten';
import type { VerzendFout } from './uitslag.ts';
import type { Melding } from './meldingen.ts';

/** Why a file is not even sent: what the device itself can see; `weg`: it has to be picked again. */
export type LokaalBezwaar = 'leeg' | 'teGroot' | 'samenTeGroot' | 'teVeel' | 'dubbel' | 'weg';

/** Where a file is. */
export type BestandStaat =
  | { readonly soort: 'versturen'; /** 0 to 1 */ readonly voortgang: number }
  | {
      readonly soort: 'ontvangen';
      readonly bestandId: string | undefined;
      readonly meldingen: readonly Melding[];
      /** The person has said that the warnings are all right. */
      readonly bevestigd: boolean;
    }
  | { readonly soort: 'afgekeurd'; readonly meldingen: readonly Melding[] }
  | { readonly soort: 'bezwaar'; readonly bezwaar: LokaalBezwaar }
  | { readonly soort: 'mislukt'; readonly fout: VerzendFout };

/** What is shown of a file. Of one that came back with a draft there is no more than this. */
export type BestandGegevens = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>;

/** A file that a person picked for a claim. */
export interface GekozenBestand {
  /** Ours, for the list; never leaves the device. */
  readonly sleutel: string;
  /** A `File`, or of a file of a draft what the insurer tells of it. */
  readonly bestand: BestandGegevens;
  readonly staat: BestandStaat;
}

/** What the list of files means for going on. */
export type NotaOordeel = 'leeg' | 'bezig' | 'bezwaar' | 'bevestigen' | 'klaar';

function telt(bestand: GekozenBestand): boolean {
  return bestand.staat.soort !== 'bezwaar' && bestand.staat.soort !== 'afgekeurd';
}

function bezwaarTegen(
  bestand: BestandGegevens,
  al: readonly GekozenBestand[],
): LokaalBezwaar | undefined {
  const geteld = al.filter(telt);
  const samen = geteld.reduce((bytes, een) => bytes + een.bestand.size, bestand.size);
  const zelfde = ({ bestand: { name, size, lastModified } }: GekozenBestand) =>
    name === bestand.name && size === bestand.size && lastModified === bestand.lastModified;
  if (bestand.size === 0) return 'leeg';
  if (bestand.size > bestandRegels.maximumBytes) return 'teGroot';
  if (geteld.some(zelfde)) return 'dubbel';
  if (geteld.length >= bestandRegels.maximumAantal) return 'teVeel';
  return samen > bestandRegels.maximumBytesSamen ? 'samenTeGroot' : undefined;
}

/** Adds picked files; those that break a rule at sight are not sent but say why. */
export function voegToe(
  al: readonly GekozenBestand[],
  nieuw: readonly { readonly sleutel: string; readonly bestand: File }[],
): readonly GekozenBestand[] {
  return nieuw.reduce<readonly GekozenBestand[]>((lijst, { sleutel, bestand }) => {
    const bezwaar = bezwaarTegen(bestand, lijst);
    const staat: BestandStaat = bezwaar
      ? { soort: 'bezwaar', bezwaar }
      : { soort: 'versturen', voortgang: 0 };
    return [...lijst, { sleutel, bestand, staat }];
  }, al);
}

/** Puts one file of the list in another state; a file that was taken away meanwhile stays away. */
export function zetStaat(
  lijst: readonly GekozenBestand[],
  sleutel: string,
  staat: BestandStaat,
): readonly GekozenBestand[] {
  return lijst.map((een) => (een.sleutel === sleutel ? { ...een, staat } : een));
}

/** The warnings at a received file that still wait for the person's yes. */
export function openWaarschuwingen({ staat }: GekozenBestand): readonly Melding[] {
  if (staat.soort !== 'ontvangen' || staat.bevestigd) return [];
  return staat.meldingen.filter(({ level }) => level === 'warn');
}

/** Tells whether a person can go on with these files, and if not, why. */
export function notaOordeel(lijst: readonly GekozenBestand[]): NotaOordeel {
  if (lijst.length === 0) return 'leeg';
  if (lijst.some(({ staat }) => staat.soort === 'versturen')) return 'bezig';
  if (lijst.some(({ staat }) => staat.soort !== 'ontvangen')) return 'bezwaar';
  return lijst.some((een) => openWaarschuwingen(een).length > 0) ? 'bevestigen' : 'klaar';
}

/** Tells whether the insurer keeps files under an id (contract.md, Extensions), and so knows the rest. */
export function kentUitbreidingen(lijst: readonly GekozenBestand[]): boolean {
  return lijst.some(({ staat }) => staat.soort === 'ontvangen' && staat.bestandId !== undefined);
}

function verlopenStaat({ bestand }: GekozenBestand): BestandStaat {
  return bestand instanceof File
    ? { soort: 'mislukt', fout: 'verlopen' }
    : { soort: 'bezwaar', bezwaar: 'weg' };
}

/** The insurer has lost its kept files: they have to be sent again, or picked again where the device has them no more. */
export function verlopen(lijst: readonly GekozenBestand[]): readonly GekozenBestand[] {
  return lijst.map((een) =>
    een.staat.soort === 'ontvangen' && een.staat.bestandId !== undefined
      ? { ...een, staat: verlopenStaat(een) }
      : een,
  );
}
