import { fileRules } from '@mijn/domain/constants';
import type { Language } from '@mijn/domain/language';
import * as stepsWords from '../../../../generated/texts/steps.js';
import { formatBytes } from '../../formatBytes.ts';
import { type ChosenFile, type LocalObjection, openWarnings } from './files.ts';
import { type Message, messageText } from '../send/messageText.ts';
import { fileErrorText } from '../send/sendTexts.ts';

interface FileWords {
  readonly phase: 'sending' | 'received' | 'warning' | 'rejected';
  readonly phaseText: string;
  readonly meldingen: readonly Message[];
}

const objections: Record<LocalObjection, (language: Language) => string> = {
  empty: () => stepsWords.fileEmpty(),
  tooLarge: (language) =>
    stepsWords.fileTooLarge({ limit: formatBytes(fileRules.maximumBytes, language) }),
  tooLargeTogether: (language) =>
    stepsWords.filesTooLarge({ limit: formatBytes(fileRules.maximumBytesTogether, language) }),
  tooMany: () => stepsWords.tooManyFiles({ aantal: String(fileRules.maximumCount) }),
  duplicate: () => stepsWords.fileTwice(),
  gone: () => stepsWords.fileGone(),
};

/** Returns the reason that a file was not sent, and what to do. */
export function objectionText(objection: LocalObjection, language: Language): string {
  return objections[objection](language);
}

const ours = (text: string): readonly Message[] => [{ text, lang: undefined }];

const rejected = (phaseText: string, meldingen: readonly Message[]): FileWords => ({
  phase: 'rejected',
  phaseText,
  meldingen,
});

function receivedWords(one: ChosenFile, meldingen: readonly Message[]): FileWords {
  return openWarnings(one).length > 0
    ? { phase: 'warning', phaseText: stepsWords.attention(), meldingen }
    : { phase: 'received', phaseText: stepsWords.received(), meldingen };
}

/** Returns the state of a file in words; messages of the insurer are quoted. */
export function fileWords(one: ChosenFile, language: Language): FileWords {
  const { state } = one;
  if (state.kind === 'sending') {
    const phaseText = state.progress < 1 ? stepsWords.fileSending() : stepsWords.fileChecking();
    return { phase: 'sending', phaseText, meldingen: [] };
  }
  if (state.kind === 'objection') {
    return rejected(stepsWords.fileNotSent(), ours(objectionText(state.objection, language)));
  }
  if (state.kind === 'failed') {
    // The end of the session is shown once above the files, with a link to log in.
    const isSaidAbove = state.error === 'loggedOut';
    return rejected(stepsWords.fileNotSent(), isSaidAbove ? [] : ours(fileErrorText(state)));
  }
  const meldingen = state.meldingen.map(messageText);
  return state.kind === 'rejected'
    ? rejected(stepsWords.rejected(), meldingen)
    : receivedWords(one, meldingen);
}
