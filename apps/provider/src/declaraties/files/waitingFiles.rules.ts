import type { ValidationMelding } from '@mijn/contract/declaraties';
import { fileRules } from '@mijn/domain/constants';
import type { MeldingCode } from '@mijn/domain/meldingCodes';

/** Files, and their bytes together. */
export interface Amount {
  readonly count: number;
  readonly bytes: number;
}

/** What one person may have waiting for a claim: the files of four full ones. */
export const maximumWaiting: Amount = {
  count: 4 * fileRules.maximumCount,
  bytes: 4 * fileRules.maximumBytesTogether,
};

/** Tells whether one more file of `bytes` may wait beside those that do. */
export function mayWait(waiting: Amount, bytes: number): boolean {
  return waiting.count < maximumWaiting.count && waiting.bytes + bytes <= maximumWaiting.bytes;
}

/** What is said of a file that may not. */
export const tooManyWaiting: ValidationMelding = {
  code: 'teVeelWachtend' satisfies MeldingCode,
  level: 'error',
  message:
    'Er staan al veel bestanden van je klaar die nog bij geen declaratie horen. Dien eerst een declaratie in. Of kom morgen terug: na 24 uur ruimen we ze op.',
};
