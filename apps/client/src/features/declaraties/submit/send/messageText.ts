import { fileRules } from '@mijn/domain/constants';
import type { ClaimCode, FindingCode } from '@mijn/domain/meldingCodes';
import { getLocale } from '../../../../platform/language.ts';
import * as stepsWords from '../../../../generated/texts/steps.js';
import { formatBytes } from '../../formatBytes.ts';
import type { Melding } from './meldingen.ts';

const texts: Readonly<Record<FindingCode | ClaimCode, () => string>> = {
  virus: stepsWords.messageVirus,
  leeg: stepsWords.messageEmpty,
  teGroot: stepsWords.fileRefusedTooLarge,
  soortNietToegestaan: stepsWords.messageKindNotAllowed,
  beschadigd: stepsWords.messageDamaged,
  versleuteld: stepsWords.messageEncrypted,
  formulierNietTeZien: stepsWords.messageDynamicForm,
  kopieVerschilt: stepsWords.messageCopyDiffers,
  teVeelPixels: stepsWords.messageTooManyPixels,
  teVeelPaginas: stepsWords.messageTooManyPages,
  teZwaar: stepsWords.messageTooHeavy,
  beeldKlein: stepsWords.messageSmallImage,
  omgezet: stepsWords.messageConverted,
  locatieVerwijderd: stepsWords.messageLocationRemoved,
  extraBeeldVerwijderd: stepsWords.messageExtraImageRemoved,
  bijlageVerwijderd: stepsWords.messageAttachmentRemoved,
  andereSoort: stepsWords.messageOtherKind,
  dubbeleNota: stepsWords.messageDuplicateNota,
  nietVerzekerd: stepsWords.messageNotInsured,
  bestandOnbekend: stepsWords.messageFileUnknown,
  ingetrokken: stepsWords.messageWithdrawn,
  teVeelWachtend: stepsWords.messageTooManyWaiting,
  geenBestand: stepsWords.messageNoFile,
  teVeelBestanden: () => stepsWords.tooManyFiles({ aantal: String(fileRules.maximumCount) }),
  samenTeGroot: () =>
    stepsWords.filesTooLarge({ limit: formatBytes(fileRules.maximumBytesTogether, getLocale()) }),
  kloppenNiet: stepsWords.messageLinesDiffer,
};

function isKnown(code: string): code is keyof typeof texts {
  return Object.hasOwn(texts, code);
}

/** A message in words, with its language when it is not the reader's. */
export interface Message {
  readonly text: string;
  readonly lang: 'nl' | undefined;
}

/**
 * Returns a message of the insurer in the reader's language: in Dutch its own words, which have the
 * details; in English ours by its code, or its own words for an unknown code.
 */
export function messageText({ code, message }: Melding): Message {
  const ours = isKnown(code) ? texts[code]() : undefined;
  const inDutch = getLocale() === 'nl';
  const theirs = { text: message, lang: inDutch ? undefined : ('nl' as const) };
  if (inDutch && message !== '') return theirs;
  return ours === undefined ? theirs : { text: ours, lang: undefined };
}

/** Returns messages in words, without duplicates of several files or lines. */
export function distinctTexts(meldingen: readonly Melding[]): readonly Message[] {
  const all = meldingen.map(messageText);
  return [...new Map(all.map((one) => [one.text, one])).values()];
}
