import * as wizardWords from '../../../../generated/texts/wizard.js';
import { fileRules } from '@mijn/domain/constants';
import type { Language } from '@mijn/domain/language';
import { formatBytes } from '../../formatBytes.ts';
import { type ChosenFile, type LocalObjection, openWarnings } from '../state/files.ts';
import { type Message, messageText, fileErrorText } from '../send/messageText.tsx';

interface FileWords {
  readonly phase: 'sending' | 'received' | 'warning' | 'rejected';
  readonly phaseText: string;
  readonly meldingen: readonly Message[];
}

const objections: Record<LocalObjection, (language: Language) => string> = {
  empty: () => wizardWords.fileEmpty(),
  tooLarge: (language) =>
    wizardWords.fileTooLarge({ limit: formatBytes(fileRules.maximumBytes, language) }),
  tooLargeTogether: (language) =>
    wizardWords.filesTooLarge({ limit: formatBytes(fileRules.maximumBytesTogether, language) }),
  tooMany: () => wizardWords.tooManyFiles({ aantal: String(fileRules.maximumCount) }),
  duplicate: () => wizardWords.fileTwice(),
  gone: () => wizardWords.fileGone(),
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
    ? { phase: 'warning', phaseText: wizardWords.attention(), meldingen }
    : { phase: 'received', phaseText: wizardWords.received(), meldingen };
}

/** Returns the state of a file in words; messages of the insurer are quoted. */
export function fileWords(one: ChosenFile, language: Language): FileWords {
  const { state } = one;
  if (state.kind === 'sending') {
    const phaseText = state.progress < 1 ? wizardWords.fileSending() : wizardWords.fileChecking();
    return { phase: 'sending', phaseText, meldingen: [] };
  }
  if (state.kind === 'objection') {
    return rejected(wizardWords.fileNotSent(), ours(objectionText(state.objection, language)));
  }
  if (state.kind === 'failed') {
    // The end of the session is shown once above the files, with a link to log in.
    const isSaidAbove = state.error === 'loggedOut';
    return rejected(wizardWords.fileNotSent(), isSaidAbove ? [] : ours(fileErrorText(state)));
  }
  const meldingen = state.meldingen.map(messageText);
  return state.kind === 'rejected'
    ? rejected(wizardWords.rejected(), meldingen)
    : receivedWords(one, meldingen);
}
