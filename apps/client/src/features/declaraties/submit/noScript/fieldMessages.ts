import * as m from '../../../../generated/texts/submit.js';
import { parseText, type Melding, parseMeldingen, type SubmitOutcome } from '../state/outcome.ts';
import { parseJson } from '@mijn/domain/values';
import type { Language } from '@mijn/domain/language';
import { fileRules } from '@mijn/domain/constants';
import type { RuleContext } from '../state/claimFields.ts';
import { type ChosenFile, openWarnings } from '../state/files.ts';
import { objectionText } from '../upload/fileWords.ts';
import { type Message, messageText, fileErrorText } from '../send/messageText.tsx';
import { isWarning, meldingenOf, toObjections } from '../state/objections.ts';
import { nameOfTick, noScriptForm, type NoScriptErrors } from './formFields.ts';
import { errorsInLines } from './postedFields.ts';

/** An error message, with its language when it is not the reader's. */
export interface FieldMessage {
  readonly name: string;
  readonly text: string;
  readonly lang?: 'nl' | undefined;
}

export const writeFieldMessage = (said: FieldMessage): string => JSON.stringify(said);

/** Parses the messages of a page. */
export function parseFieldMessages(texts: readonly string[]): readonly FieldMessage[] {
  return texts.map(parseJson).map((one) => ({
    name: parseText(one, 'name') ?? '',
    text: parseText(one, 'text') ?? '',
    lang: parseText(one, 'lang') === 'nl' ? 'nl' : undefined,
  }));
}

/** Serialises a message of the insurer for the form. */
export const writeMelding = (melding: Melding): string => JSON.stringify(melding);

export const readMeldingen = (texts: readonly string[]): readonly Melding[] =>
  parseMeldingen(texts.map(parseJson));

/** Returns the messages by field. */
export function errorsByField(all: readonly FieldMessage[]): Record<string, string> {
  const names = [...new Set(all.map(({ name }) => name))];
  return Object.fromEntries(
    names.map((name) => [
      name,
      all
        .filter((one) => one.name === name)
        .map(({ text }) => text)
        .join(' '),
    ]),
  );
}

const name = noScriptForm.files;

const ours = (text: string) => [{ text, lang: undefined }];

/** Returns the reasons that a file cannot go along; empty when it can. */
function wrongWith({ state }: ChosenFile, language: Language): readonly Message[] {
  if (state.kind === 'rejected') return state.meldingen.map(messageText);
  if (state.kind === 'objection') return ours(objectionText(state.objection, language));
  return state.kind === 'failed' ? ours(fileErrorText(state)) : [];
}

const atFile = (file: string, { text, lang }: Message): FieldMessage => ({
  name,
  text: `${file}: ${text}`,
  lang,
});

/** Returns the errors in the files of a claim, each with the name of the file. */
export function fileMessages(
  files: readonly ChosenFile[],
  language: Language,
): readonly FieldMessage[] {
  if (files.length === 0) return [{ name, text: m.notaMissing() }];
  const taken = files.filter(({ state }) => state.kind === 'received');
  const tooMany = { name, text: objectionText('tooMany', language) };
  return [
    ...(taken.length > fileRules.maximumCount ? [tooMany] : []),
    ...files.flatMap((one) =>
      wrongWith(one, language).map((message) => atFile(one.file.name, message)),
    ),
  ];
}

/** Returns the errors of files with an unconfirmed warning, by their index among the received ones. */
export function confirmationMessages(files: readonly ChosenFile[]): readonly FieldMessage[] {
  return files
    .filter(({ state }) => state.kind === 'received')
    .flatMap((one, at) =>
      openWarnings(one).length > 0
        ? [{ name: nameOfTick('fileGood', at), text: m.fileToConfirm({ name: one.file.name }) }]
        : [],
    );
}

/** The insurer's objections to a claim in the form of the page. */
interface Complaints {
  readonly errors: NoScriptErrors;
  readonly said: readonly FieldMessage[];
  /** The warnings to confirm. */
  readonly asked: readonly Melding[];
}

const isError = ({ level }: Melding) => level === 'error';

/**
 * Sorts the insurer's objections to a claim with this number of lines: at its fields, at its files, and the
 * warnings to confirm.
 */
export function complaintsOf(
  outcome: Extract<SubmitOutcome, { kind: 'meldingen' }>,
  confirmed: readonly string[],
  { context, lineCount }: { readonly context: RuleContext; readonly lineCount: number },
): Complaints {
  const objections = toObjections(outcome, lineCount, context);
  if (isWarning(objections)) {
    const asked = meldingenOf(objections);
    const open = asked.map((one, at) => ({
      name: nameOfTick('confirmed', at),
      ...messageText(one),
    }));
    const isOpen = (at: number) => !confirmed.includes(asked[at]?.code ?? '');
    return { errors: {}, said: open.filter((_, at) => isOpen(at)), asked };
  }
  const { fields, lines, files, rest } = objections;
  const said = [
    ...rest.filter(isError).map((one) => ({ name: 'form', ...messageText(one) })),
    ...files.flatMap((file) =>
      file.meldingen
        .filter(isError)
        .map(messageText)
        .map((one) => (file.name === undefined ? { name, ...one } : atFile(file.name, one))),
    ),
  ];
  return { errors: { ...fields, ...errorsInLines(lines) }, said, asked: [] };
}
