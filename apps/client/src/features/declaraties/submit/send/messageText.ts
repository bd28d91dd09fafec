import { fileRules } from '@mijn/domain/constants';
import type { ClaimCode, FindingCode } from '@mijn/domain/meldingCodes';
import { getLocale } from '../../../../platform/language.ts';
import * as m from '../../../../generated/texts/steps.js';
import { formatBytes } from '../../formatBytes.ts';
import type { Melding } from './meldingen.ts';

// What the insurer's codes mean, for who does not read Dutch.
const texts: Readonly<Record<FindingCode | ClaimCode, () => string>> = {
  virus: m.messageVirus,
  leeg: m.messageEmpty,
  teGroot: m.messageTooLarge,
  soortNietToegestaan: m.messageKindNotAllowed,
  beschadigd: m.messageDamaged,
  versleuteld: m.messageEncrypted,
  verborgenInhoud: m.messageHiddenContent,
  teVeelPixels: m.messageTooManyPixels,
  teVeelPaginas: m.messageTooManyPages,
  teZwaar: m.messageTooHeavy,
  beeldKlein: m.messageSmallImage,
  omgezet: m.messageConverted,
  locatieVerwijderd: m.messageLocationRemoved,
  extraBeeldVerwijderd: m.messageExtraImageRemoved,
  bijlageVerwijderd: m.messageAttachmentRemoved,
  andereSoort: m.messageOtherKind,
  dubbeleNota: m.messageDuplicateNota,
  nietVerzekerd: m.messageNotInsured,
  bestandOnbekend: m.messageFileUnknown,
  teVeelWachtend: m.messageTooManyWaiting,
  geenBestand: m.messageNoFile,
  teVeelBestanden: () => m.tooManyFiles({ aantal: String(fileRules.maximumCount) }),
  samenTeGroot: () =>
    m.filesTooLarge({ limit: formatBytes(fileRules.maximumBytesTogether, getLocale()) }),
  kloppenNiet: m.messageLinesDiffer,
};

function isKnown(code: string): code is keyof typeof texts {
  return Object.hasOwn(texts, code);
}

/** A message in words, with its language when that is not the reader's. */
export interface Message {
  readonly text: string;
  readonly lang: 'nl' | undefined;
}

/**
 * What the insurer says, in the reader's language: in Dutch its own words, which hold the details;
 * in English ours by its code, and its own words where we do not know that.
 */
export function messageText({ code, message }: Melding): Message {
  const ours = isKnown(code) ? texts[code]() : undefined;
  const inDutch = getLocale() === 'nl';
  const theirs = { text: message, lang: inDutch ? undefined : ('nl' as const) };
  if (inDutch && message !== '') return theirs;
  return ours === undefined ? theirs : { text: ours, lang: undefined };
}
