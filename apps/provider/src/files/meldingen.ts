import type { ValidationMelding } from '@mijn/contract/declaraties';
import { fileRules } from '@mijn/domain/constants';
import type { FindingCode } from '@mijn/domain/meldingCodes';
import type { Finding } from './inspect/inspection.ts';

interface ErrorText {
  readonly level: ValidationMelding['level'];
  /** Dutch texts (B1): the problem and its solution. */
  readonly message: (detail: string) => string;
}

const megabytes = fileRules.maximumBytes / 1024 / 1024;
const megapixels = fileRules.maximumPixels / 1_000_000;

const texts: Readonly<Record<FindingCode, ErrorText>> = {
  virus: {
    level: 'error',
    message: () =>
      'In dit bestand zit een virus. We hebben het niet bewaard. Maak een foto van de nota, en laat je apparaat nakijken.',
  },
  leeg: { level: 'error', message: () => 'Dit bestand is leeg. Kies het opnieuw.' },
  teGroot: {
    level: 'error',
    message: () =>
      `Dit bestand is groter dan ${megabytes} MB. Maak een kleinere foto of verdeel de pagina’s over meer bestanden.`,
  },
  soortNietToegestaan: {
    level: 'error',
    message: (detail) =>
      `Dit bestand kunnen we niet gebruiken${detail ? ` (${detail})` : ''}. Stuur een pdf, of een foto als jpg, png of heic.`,
  },
  beschadigd: {
    level: 'error',
    message: () =>
      'Dit bestand is beschadigd of niet helemaal aangekomen. Maak een nieuwe foto of scan.',
  },
  versleuteld: {
    level: 'error',
    message: () =>
      'Deze pdf is beveiligd. Wij kunnen hem niet openen. Bewaar de pdf zonder wachtwoord, of maak een foto van de nota.',
  },
  formulierNietTeZien: {
    level: 'error',
    message: () =>
      'Dit formulier is alleen te zien in Adobe Reader. Open het daar, kies Afdrukken en bewaar het als pdf. Of maak een foto van de nota.',
  },
  kopieVerschilt: {
    level: 'error',
    message: () =>
      'Het lukt niet om deze pdf te bewaren zoals jij hem ziet. Druk hem af naar een nieuwe pdf, of maak een foto van de nota.',
  },
  teVeelPixels: {
    level: 'error',
    message: (detail) =>
      `Deze foto is te groot${detail ? ` (${detail} megapixels)` : ''}. Een foto mag hoogstens ${megapixels} megapixels zijn. Maak een kleinere foto.`,
  },
  teVeelPaginas: {
    level: 'error',
    message: (detail) => `Deze pdf heeft ${detail} pagina’s. Stuur alleen de pagina’s van de nota.`,
  },
  teZwaar: {
    level: 'error',
    message: () =>
      'Het lukt niet om dit bestand veilig te openen. Maak een nieuwe foto of scan van de nota.',
  },
  beeldKlein: {
    level: 'warn',
    message: (detail) =>
      `Deze foto is klein (${detail} pixels). Kun je alles goed lezen? Maak anders een grotere foto.`,
  },
  omgezet: {
    level: 'info',
    message: () => 'Dit is een HEIC-foto. We bewaren hem als jpg.',
  },
  locatieVerwijderd: {
    level: 'info',
    message: () => 'In deze foto stond waar hij gemaakt is. Dat hebben we weggehaald.',
  },
  extraBeeldVerwijderd: {
    level: 'info',
    message: () => 'Bij deze foto zat een filmpje of tweede beeld. We bewaren alleen de foto.',
  },
  bijlageVerwijderd: {
    level: 'info',
    message: () =>
      'Bij deze pdf zat een ander bestand. Dat bewaren we niet, de pagina’s wel. Is dat bestand nodig? Voeg het dan apart toe.',
  },
  andereSoort: {
    level: 'info',
    message: (detail) =>
      `De naam zegt iets anders, maar dit is een ${detail}. Dat is geen probleem.`,
  },
};

/** Converts a finding to the contract: code, level, and a Dutch text with the solution. */
export function meldingFor({ code, detail = '' }: Finding): ValidationMelding {
  const { level, message } = texts[code];
  return { code, level, message: message(detail) };
}

/** Returns whether a finding is blocking. */
export function isBlocking({ code }: Finding): boolean {
  return texts[code].level === 'error';
}
