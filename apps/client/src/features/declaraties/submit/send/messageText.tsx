import * as wizardWords from '../../../../generated/texts/wizard.js';
import * as m from '../../../../generated/texts/submit.js';
import { fileRules } from '@mijn/domain/constants';
import type { ClaimCode, FindingCode } from '@mijn/domain/meldingCodes';
import { getLocale } from '../../../../platform/language.ts';
import { formatBytes } from '../../formatBytes.ts';
import type { Melding, Failed, SendError } from '../state/outcome.ts';
import { quotaText } from '@mijn/domain/quotas';

const texts: Readonly<Record<FindingCode | ClaimCode, () => string>> = {
  virus: wizardWords.messageVirus,
  leeg: wizardWords.messageEmpty,
  teGroot: wizardWords.fileRefusedTooLarge,
  soortNietToegestaan: wizardWords.messageKindNotAllowed,
  beschadigd: wizardWords.messageDamaged,
  versleuteld: wizardWords.messageEncrypted,
  formulierNietTeZien: wizardWords.messageDynamicForm,
  kopieVerschilt: wizardWords.messageCopyDiffers,
  teVeelPixels: wizardWords.messageTooManyPixels,
  teVeelPaginas: wizardWords.messageTooManyPages,
  teZwaar: wizardWords.messageTooHeavy,
  beeldKlein: wizardWords.messageSmallImage,
  omgezet: wizardWords.messageConverted,
  locatieVerwijderd: wizardWords.messageLocationRemoved,
  extraBeeldVerwijderd: wizardWords.messageExtraImageRemoved,
  bijlageVerwijderd: wizardWords.messageAttachmentRemoved,
  andereSoort: wizardWords.messageOtherKind,
  dubbeleNota: wizardWords.messageDuplicateNota,
  nietVerzekerd: wizardWords.messageNotInsured,
  bestandOnbekend: wizardWords.messageFileUnknown,
  ingetrokken: wizardWords.messageWithdrawn,
  teVeelWachtend: wizardWords.messageTooManyWaiting,
  geenBestand: wizardWords.messageNoFile,
  teVeelBestanden: () => wizardWords.tooManyFiles({ aantal: String(fileRules.maximumCount) }),
  samenTeGroot: () =>
    wizardWords.filesTooLarge({ limit: formatBytes(fileRules.maximumBytesTogether, getLocale()) }),
  kloppenNiet: wizardWords.messageLinesDiffer,
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

const sendErrorTexts: Record<SendError, (waitSeconds: number | undefined) => string> = {
  noConnection: () => wizardWords.sendOffline(),
  loggedOut: () => wizardWords.sendSignedOut(),
  forbidden: () => wizardWords.sendForbidden(),
  stillRunning: () => wizardWords.sendUnderWay(),
  tooLarge: () => wizardWords.sendTooLarge(),
  tooOften: (seconds) =>
    seconds === undefined
      ? wizardWords.sendTooOftenUnknown()
      : wizardWords.sendTooOften({ seconds: Math.ceil(seconds) }),
  maintenance: () => wizardWords.sendMaintenance(),
  refused: () => m.refused(),
  expired: () => wizardWords.fileExpired(),
  broken: () => wizardWords.sendFailed(),
};

/** Returns the reason of a failure, and what to do. */
export function sendErrorText({ error, waitSeconds, quota }: Omit<Failed, 'kind'>): string {
  return quota && waitSeconds !== undefined
    ? quotaText(quota, waitSeconds, getLocale())
    : sendErrorTexts[error](waitSeconds);
}

const atFile: Partial<Record<SendError, () => string>> = {
  noConnection: wizardWords.fileOffline,
  maintenance: wizardWords.fileMaintenance,
  loggedOut: wizardWords.fileSignedOut,
  tooLarge: wizardWords.fileRefusedTooLarge,
};

/** Returns the reason that a file did not arrive, and what to do. */
export function fileErrorText(failure: Omit<Failed, 'kind'>): string {
  return atFile[failure.error]?.() ?? sendErrorText(failure);
}

// After these errors it is unknown whether the claim was stored; another attempt under the same key tells.
const uncertain: ReadonlySet<SendError> = new Set([
  'noConnection',
  'stillRunning',
  'maintenance',
  'broken',
]);

/** Returns the title of a failure: not submitted, or unknown. */
export function sendErrorTitle(error: SendError): string {
  return uncertain.has(error) ? wizardWords.noConfirmationYet() : m.notSubmitted();
}

/** A message in its own language; a space separates it from the next. */
export function MessageText({ text, lang }: Message) {
  return <span lang={lang}>{`${text} `}</span>;
}
