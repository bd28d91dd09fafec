import { fileRules } from '@mijn/domain/constants';
import type { Language } from '@mijn/domain/language';
import * as m from '../../../../generated/texts/submit.js';
import type { RuleContext } from '../fields/fields.ts';
import { type ChosenFile, openWarnings } from '../files/files.ts';
import { objectionText } from '../files/fileWords.ts';
import type { Melding } from '../send/meldingen.ts';
import { type Message, messageText } from '../send/messageText.ts';
import { isWarning, meldingenOf, toObjections } from '../send/objections.ts';
import type { SubmitOutcome } from '../send/outcome.ts';
import { fileErrorText } from '../send/sendTexts.ts';
import { nameOfTick, plainForm, type PlainErrors } from './plainForm.ts';
import { errorsInLines } from './postedLines.ts';
import type { Said } from './said.ts';

const name = plainForm.files;

const ours = (text: string) => [{ text, lang: undefined }];

/** Returns the reasons that a file cannot go along; empty when it can. */
function wrongWith({ state }: ChosenFile, language: Language): readonly Message[] {
  if (state.kind === 'rejected') return state.meldingen.map(messageText);
  if (state.kind === 'objection') return ours(objectionText(state.objection, language));
  return state.kind === 'failed' ? ours(fileErrorText(state)) : [];
}

const atFile = (file: string, { text, lang }: Message): Said => ({
  name,
  text: `${file}: ${text}`,
  lang,
});

/** Returns the errors in the files of a claim, each with the name of the file. */
export function saidOfFiles(files: readonly ChosenFile[], language: Language): readonly Said[] {
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
export function saidOfTicks(files: readonly ChosenFile[]): readonly Said[] {
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
  readonly errors: PlainErrors;
  readonly said: readonly Said[];
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
