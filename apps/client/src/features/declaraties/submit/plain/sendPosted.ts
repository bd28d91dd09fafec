import { fileRules } from '@mijn/domain/constants';
import { dayInNetherlands } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import type { PostAnswer, Posted } from '../../../../api/createAction.ts';
import { nowIn } from '../../../../api/today.ts';
import { checkFields } from '../../../../forms/rules.ts';
import * as m from '../../../../generated/texts/submit.js';
import { claimRules, fieldsOfDetails, type RuleContext } from '../fields/fields.ts';
import { type ChosenFile, knowsExtensions } from '../files/files.ts';
import { objectionText } from '../files/fileWords.ts';
import { createClaimForm } from '../send/claimForm.ts';
import { insurerErrors } from '../send/insurerErrors.ts';
import type { Melding } from '../send/meldingen.ts';
import { messageText } from '../send/messageText.ts';
import { allMeldingen, type SubmitOutcome, submitOutcome } from '../send/outcome.ts';
import { fileErrorText, sendErrorText, sendErrorTitle } from '../send/sendTexts.ts';
import { sentAddress } from './sent.ts';
import { plainForm, type PlainErrors } from './plainForm.ts';
import { fillInPosted } from './fillInPosted.ts';
import {
  errorsOfLines,
  foldOne,
  type PostedClaim,
  readLines,
  toPostedLines,
} from './postedLines.ts';
import { readFiles, readValues, toPostedFields } from './readPosted.ts';

const textsOf = (meldingen: readonly Melding[]) => meldingen.map((one) => messageText(one).text);

/** What is wrong with a file, in words; nothing when it is good. */
function wrongWith({ file, state }: ChosenFile, language: Language): readonly string[] {
  const said = (texts: readonly string[]) => texts.map((text) => `${file.name}: ${text}`);
  if (state.kind === 'rejected') return said(textsOf(state.meldingen));
  if (state.kind === 'objection')
    return said([objectionText(state.objection, language, fileRules)]);
  return state.kind === 'failed' ? said([fileErrorText(state.error)]) : [];
}

function filesError(files: readonly ChosenFile[], language: Language): string | undefined {
  if (files.length === 0) return m.notaMissing();
  const wrong = files.flatMap((one) => wrongWith(one, language));
  return wrong.length > 0 ? wrong.join(' ') : undefined;
}

// What the page has to bring again: the files that the insurer keeps, and what it asks to confirm.
function listsOf(files: readonly ChosenFile[], confirmed: readonly string[]) {
  const kept = files.flatMap(({ file, state }) =>
    state.kind === 'received' && state.bestandId !== undefined
      ? [{ name: file.name, id: state.bestandId }]
      : [],
  );
  return {
    [plainForm.keptId]: kept.map(({ id }) => id),
    [plainForm.keptName]: kept.map(({ name }) => name),
    [plainForm.confirmed]: confirmed,
  };
}

function warningsOf(files: readonly ChosenFile[]): readonly Melding[] {
  return files
    .flatMap(({ state }) => (state.kind === 'received' && !state.confirmed ? state.meldingen : []))
    .filter(({ level }) => level === 'warn');
}

function answerTo(outcome: SubmitOutcome, context: RuleContext): PostAnswer {
  if (outcome.kind === 'submitted') return { to: sentAddress(outcome.nummer) };
  if (outcome.kind === 'failed') {
    const text = `${sendErrorTitle(outcome.error)}. ${sendErrorText(outcome)}`;
    return { errors: { form: text }, status: outcome.error === 'maintenance' ? 503 : 422 };
  }
  const said = allMeldingen(outcome);
  const atFields = insurerErrors(said, context);
  const rest = said.filter(({ veld }) => veld === undefined || !(veld in atFields));
  const errors: PlainErrors = {
    ...atFields,
    ...(rest.length > 0 && { form: textsOf(rest).join(' ') }),
  };
  const warnings = said.filter(({ level }) => level === 'warn');
  if (warnings.length < said.length) return { errors };
  return { errors, lists: { [plainForm.confirmed]: warnings.map(({ code }) => code) } };
}

function errorsOf({ values, lines }: PostedClaim, context: RuleContext): PlainErrors {
  const together = { ...context, lines: lines.map(({ form }) => form.values) };
  const names = ['declarant', ...fieldsOfDetails(lines.length > 0)] as const;
  return {
    ...checkFields(claimRules, values, names, together),
    ...errorsOfLines(lines, context),
  };
}

/**
 * Sends in a claim that was posted with its files on one page: the rules and the calls of the screen.
 * What can be read of its bill is filled in first, and shown before anything is sent.
 */
export async function sendPosted(posted: Posted): Promise<PostAnswer> {
  const { fields, key, environment } = posted;
  const context = { today: dayInNetherlands(nowIn(environment)), language: environment.language };
  const files = readFiles(posted);
  const read = await fillInPosted(posted, files);
  const typed = { values: readValues(fields), lines: readLines(fields) };
  const { values, lines } = foldOne(read?.claim ?? typed);
  const said = fields.getAll(plainForm.confirmed);
  const lists = { ...listsOf(files, said), ...read?.lists };
  const atFiles = filesError(files, environment.language);
  const warnings = warningsOf(files).filter(({ code }) => !said.includes(code));
  const errors: PlainErrors = {
    ...errorsOf({ values, lines }, context),
    ...(atFiles !== undefined && { [plainForm.files]: atFiles }),
  };
  const shown = {
    lists,
    // What was folded or left out of its lines stands there so, too.
    values: { ...toPostedFields(values), ...toPostedLines(lines) },
  };
  if (Object.keys(errors).length > 0) return { errors, ...shown };
  if (read?.claim) return shown;
  if (warnings.length > 0) {
    const codes = [...said, ...warnings.map(({ code }) => code)];
    const text = textsOf(warnings).join(' ');
    return { ...shown, errors: { form: text }, lists: { ...lists, [plainForm.confirmed]: codes } };
  }
  const form = createClaimForm({ form: { values }, lines, files }, said, context.language);
  const answer = await environment.sendClaim?.(form, key);
  if (!answer) return { problem: 'failed' };
  const outcome = submitOutcome({ kind: 'response', ...answer }, knowsExtensions(files));
  const ends = answerTo(outcome, context);
  return 'to' in ends ? ends : { ...shown, ...ends, lists: { ...lists, ...ends.lists } };
}
