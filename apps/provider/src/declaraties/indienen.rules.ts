import type { IndienenVelden, ValidatieMelding } from '@mijn/contract/declaraties';
import { bestandRegels, declaratieTermijnJaren } from '@mijn/domain/constanten';
import { formatDag } from '@mijn/domain/datum';
import { eurosNaarCenten } from '@mijn/domain/geld';
import { isZorgsoort } from '@mijn/domain/zorgsoorten';
import { isOpTijd } from './beoordelen/berekenRegel.ts';
import { veldMelding } from './indienen.velden.ts';

/** The amount of a claim in cents. */
export function bedragInCenten({ bedrag }: Pick<IndienenVelden, 'bedrag'>): number {
  return eurosNaarCenten(Number(bedrag));
}

/**
 * The rules on what is claimed (decisions §5). `vandaag` is the insurer's day, `yyyy-mm-dd`.
 */
export function keurVelden(velden: IndienenVelden, vandaag: string): ValidatieMelding[] {
  const { zorgsoort, behandelDatum } = velden;
  const meldingen: ValidatieMelding[] = [];
  if (!isZorgsoort(zorgsoort)) {
    meldingen.push(
      veldMelding(
        'zorgsoort',
        'unknown',
        'Deze soort zorg kennen we niet. Kies er een uit de lijst.',
      ),
    );
  }
  if (behandelDatum > vandaag) {
    meldingen.push(
      veldMelding(
        'behandelDatum',
        'inToekomst',
        'De behandeling is nog niet geweest. Declareer als je de nota hebt.',
      ),
    );
  } else if (!isOpTijd(behandelDatum, vandaag)) {
    meldingen.push(
      veldMelding(
        'behandelDatum',
        'teOud',
        `De behandeling was op ${formatDag(behandelDatum, 'nl')}. Je kunt zorg tot ${declaratieTermijnJaren} jaar later declareren.`,
      ),
    );
  }
  if (bedragInCenten(velden) === 0) {
    meldingen.push(veldMelding('bedrag', 'bedragNul', 'Vul het bedrag van de nota in.'));
  }
  return meldingen;
}

/** The rules on the files together: how many, and how large. */
export function keurAantal(aantal: number, bytes: number): ValidatieMelding[] {
  const { maximumAantal, maximumBytesSamen } = bestandRegels;
  if (aantal === 0) {
    return [veldMelding('bestanden', 'geenBestand', 'Voeg een foto of pdf van de nota toe.')];
  }
  if (aantal > maximumAantal) {
    const message = `Je koos ${aantal} bestanden. Hoogstens ${maximumAantal} kan.`;
    return [veldMelding('bestanden', 'teVeelBestanden', message)];
  }
  if (bytes > maximumBytesSamen) {
    const message = `De bestanden zijn samen groter dan ${maximumBytesSamen / 1024 / 1024} MB. Kies er minder of maak ze kleiner.`;
    return [veldMelding('bestanden', 'samenTeGroot', message)];
  }
  return [];
}

/** What the insurer's own records say about a claim. */
export interface Bekend {
  /** Number of a claim of the same nota (declarant, provider, number, date, amount). */
  readonly dubbeleNota: string | undefined;
  readonly verzekerdOpDag: boolean;
}

/** Warnings that a person can confirm. */
export function waarschuw(velden: IndienenVelden, bekend: Bekend): ValidatieMelding[] {
  const meldingen: ValidatieMelding[] = [];
  if (bekend.dubbeleNota !== undefined) {
    meldingen.push({
      code: 'dubbeleNota',
      level: 'warn',
      message: `Deze nota heb je al ingediend (${bekend.dubbeleNota}). Wil je hem toch nog een keer indienen?`,
      veld: 'notaNummer',
    });
  }
  if (!bekend.verzekerdOpDag) {
    meldingen.push({
      code: 'nietVerzekerd',
      level: 'warn',
      message: `Op ${formatDag(velden.behandelDatum, 'nl')} was deze persoon niet bij ons verzekerd. Dan betalen we de nota niet. Klopt de datum?`,
      veld: 'behandelDatum',
    });
  }
  return meldingen;
}

/** Tells whether a message stops the claim: an error does, and a warning that is not confirmed. */
export function houdtOp({ level, code }: ValidatieMelding, bevestigd: readonly string[]): boolean {
  return level === 'error' || (level === 'warn' && !bevestigd.includes(code));
}
