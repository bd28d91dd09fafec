import type { ValidationMelding } from '@mijn/contract/declaraties';
import { fileRules } from '@mijn/domain/constants';
import type { MeldingCode } from '@mijn/domain/meldingCodes';

export interface Amount {
  readonly count: number;
  readonly bytes: number;
}

/** Maximum of waiting files per person: the files of four full claims. */
export const maximumWaiting: Amount = {
  count: 4 * fileRules.maximumCount,
  bytes: 4 * fileRules.maximumBytesTogether,
};

/** Tells whether one more file of `bytes` may wait. */
export function mayStoreFile(waiting: Amount, bytes: number): boolean {
  return waiting.count < maximumWaiting.count && waiting.bytes + bytes <= maximumWaiting.bytes;
}

/** Message about a file beyond the maximum. */
export const tooManyWaiting: ValidationMelding = {
  code: 'teVeelWachtend' satisfies MeldingCode,
  level: 'error',
  message:
    'Er staan al veel bestanden van je klaar die nog bij geen declaratie horen. Dien eerst een declaratie in. Of kom morgen terug: na 24 uur ruimen we ze op.',
};
