import * as m from '../../../../generated/texts/submit.js';
import { noScriptForm, type NoScriptErrors, noScriptLists } from './formFields.ts';
import { dayInNetherlands } from '@mijn/domain/datum';
import type { LoaderEnvironment } from '../../../../api/environment.ts';
import { sendOperation } from '../../../../api/sendOperation.ts';
import { nowIn } from '../../../../api/today.ts';
import { insurerDayOperation, expectOperation } from '../state/submit.operations.ts';
import type { PostAnswer, Posted } from '../../../../api/createAction.ts';
import { parseAmount } from '@mijn/domain/money';
import { checkFields } from '../../../../forms/rules.ts';
import { type Payout, payoutOf, toQuestion } from '../send/expected.ts';
import { claimRules, fieldsOfDetails, type RuleContext } from '../state/claimFields.ts';
import { knowsExtensions } from '../state/files.ts';
import { errorsOfLine } from '../state/lineItems.ts';
import { createClaimForm } from '../send/claimForm.ts';
import { type SendError, submitOutcome } from '../state/outcome.ts';
import { sendErrorText, sendErrorTitle } from '../send/messageText.tsx';
import {
  complaintsOf,
  fileMessages,
  confirmationMessages,
  errorsByField,
  type FieldMessage,
  writeMelding,
  writeFieldMessage,
} from './fieldMessages.ts';
import {
  fillInPosted,
  listsOfRead,
  listsOfRemaining,
  type PostedRemaining,
  readRemaining,
  remainingBills,
} from './postedNotas.ts';
import { keptFile, type PostedFiles, readFiles, tickOf, writeKept } from './postedFiles.ts';
import {
  errorsInLines,
  foldOne,
  type PostedClaim,
  readLines,
  toPostedLines,
  readValues,
  toPostedFields,
} from './postedFields.ts';
import { toSent } from './sent.ts';

const keyShape = /^[\da-f-]{36}$/;

const plain = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : { name: value.name, size: value.size };

/** Returns a digest of a claim as it is sent: SHA-256, in hexadecimal digits. */
async function digestOf(form: FormData): Promise<string> {
  const content = JSON.stringify(Array.from(form, ([name, value]) => [name, plain(value)]));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The idempotency key of a claim, and the form that the page carries it in when it is unknown whether the
 * claim arrived.
 */
export interface ClaimKey {
  readonly key: string;
  readonly carried: string;
}

/**
 * Returns the idempotency key of a claim: that of the earlier attempt while it is the same claim, else that
 * of its document (ADR 0032). The form is sealed for this session, and the insurer keeps keys per person,
 * so nobody can reach another person's.
 */
async function claimKey(
  fields: URLSearchParams,
  form: FormData,
  documentKey: string,
): Promise<ClaimKey> {
  const digest = await digestOf(form);
  const [before = '', sent] = (fields.get(noScriptForm.claimKey) ?? '').split(' ');
  const key = sent === digest && keyShape.test(before) ? before : documentKey;
  return { key, carried: `${key} ${digest}` };
}

/**
 * Loads the insurer's day (ARCHITECTURE, rule 8) for the action of a posted form, which no page gave one.
 * @returns `yyyy-mm-dd`; the calendar's day if the insurer does not tell its own
 */
async function fetchInsurerDay(environment: LoaderEnvironment): Promise<string> {
  const asked = await sendOperation(insurerDayOperation, {}, environment);
  const told = asked.succeeded ? asked.value.vandaag : null;
  return told ?? dayInNetherlands(nowIn(environment));
}

type Shown = Exclude<PostAnswer, { to: string }>;
type Lists = NonNullable<Shown['lists']>;

// The files that the page has to repeat, and their ticks.
function listsOf({ files, otherFiles, later }: PostedFiles): Lists {
  const along = files.flatMap((one) => keptFile(one) ?? []);
  const behind = otherFiles.flatMap((one) => keptFile(one) ?? []);
  const good = files.filter(({ state }) => state.kind === 'received' && state.confirmed);
  return {
    [noScriptForm.kept]: [...along, ...behind].map(writeKept),
    [noScriptForm.later]: later.flatMap(({ id }) => id ?? []),
    [noScriptForm.keptId]: along.flatMap(({ id }) => id ?? []),
    [noScriptForm.fileGood]: good.flatMap((one) => keptFile(one) ?? []).map(tickOf),
  };
}

function errorsOf({ values, lines }: PostedClaim, context: RuleContext): NoScriptErrors {
  const together = { ...context, lines: lines.map(({ form }) => form.values) };
  const names = ['declarant', ...fieldsOfDetails(lines.length > 0)] as const;
  return {
    ...checkFields(claimRules, values, names, together),
    ...errorsInLines(lines.map((line) => errorsOfLine(line, context))),
  };
}

function withErrors(shown: Shown, errors: NoScriptErrors, said: readonly FieldMessage[]): Shown {
  return {
    ...shown,
    errors: { ...errors, ...errorsByField(said) },
    lists: { ...shown.lists, [noScriptLists.said]: said.map(writeFieldMessage) },
  };
}

const statusPerError: Readonly<Partial<Record<SendError, number>>> = {
  maintenance: 503,
  tooOften: 429,
};

interface ReadyClaim extends PostedFiles {
  readonly otherNotas: PostedRemaining;
  readonly claim: PostedClaim;
  readonly context: RuleContext;
  readonly shown: Shown;
}

async function expectPayout(
  environment: Posted['environment'],
  { values, lines }: PostedClaim,
  confirmed: readonly string[],
): Promise<Payout | undefined> {
  // A bill that was sent before gives nothing, whatever is expected of it.
  if (confirmed.includes('dubbeleNota')) return undefined;
  const question = toQuestion({ form: { values }, lines }, environment.language);
  const expected = await sendOperation(expectOperation, question, environment);
  return expected.succeeded ? payoutOf(expected.value) : undefined;
}

async function send(posted: Posted, ready: ReadyClaim): Promise<PostAnswer> {
  const { claim, files, later, otherNotas, context, shown } = ready;
  const { fields, environment } = posted;
  const confirmed = fields.getAll(noScriptForm.confirmed);
  const { values, lines } = claim;
  const form = createClaimForm({ form: { values }, lines, files }, confirmed, context.language);
  const { key, carried } = await claimKey(fields, form, posted.key);
  // Asked before, because the insurer counts a claim that it has.
  const payout = await expectPayout(environment, claim, confirmed);
  const answer = await environment.forwardClaim?.(form, key);
  if (!answer) return { problem: 'failed' };
  const outcome = submitOutcome({ kind: 'response', ...answer }, knowsExtensions(files));
  if (outcome.kind === 'submitted') {
    const { nummer, verwachtOp } = outcome;
    const bedrag = parseAmount(values.bedrag, context.language) ?? 0;
    return toSent({ nummer, verwachtOp, bedrag, payout, later, ...remainingBills(otherNotas) });
  }
  if (outcome.kind === 'failed') {
    const text = `${sendErrorTitle(outcome.error)}. ${sendErrorText(outcome)}`;
    const again = withErrors(shown, {}, [{ name: 'form', text }]);
    const lists = { ...again.lists, [noScriptForm.claimKey]: [carried] };
    return { ...again, lists, status: statusPerError[outcome.error] ?? 422 };
  }
  const { errors, said, asked } = complaintsOf(outcome, confirmed, {
    context,
    lineCount: lines.length,
  });
  const lists = { [noScriptForm.claimKey]: [], [noScriptForm.asked]: asked.map(writeMelding) };
  return withErrors({ ...shown, lists: { ...shown.lists, ...lists } }, errors, said);
}

/**
 * Submits a claim that was posted with its files on one page, by the rules and calls of the screen. The
 * values of its bill are filled in and shown before anything is sent; the choice of one of several bills
 * and the confirmation of warnings come first too.
 */
export async function sendPosted(posted: Posted): Promise<PostAnswer> {
  const { fields, environment } = posted;
  if (fields.has(noScriptForm.begin)) return { lists: { [noScriptForm.begin]: [] } };
  const { language } = environment;
  const postedFiles = readFiles(posted);
  const { files } = postedFiles;
  const otherNotas = readRemaining(fields, files);
  const typed = { values: readValues(fields), lines: readLines(fields) };
  const [today, read] = await Promise.all([
    fetchInsurerDay(environment),
    fillInPosted(posted, typed, files),
  ]);
  const context = { today, language };
  const lists = {
    ...listsOf(postedFiles),
    ...listsOfRemaining(otherNotas),
    ...listsOfRead(read, fields),
  };
  if (read?.kind === 'several') {
    const said = [
      { name: noScriptForm.nota, text: m.severalFirst() },
      ...fileMessages(files, language),
    ];
    return withErrors({ lists }, {}, said);
  }
  const claim = foldOne(read?.kind === 'filledIn' ? read.claim : typed);
  const shown: Shown = {
    lists,
    // Shows the lines after folding and dropping, too.
    values: { ...toPostedFields(claim.values), ...toPostedLines(claim.lines) },
  };
  const errors = errorsOf(claim, context);
  const said = [...fileMessages(files, language), ...confirmationMessages(files)];
  if (said.length > 0 || Object.keys(errors).length > 0) {
    const tooOften = files.some(
      ({ state }) => state.kind === 'failed' && state.error === 'tooOften',
    );
    return { ...withErrors(shown, errors, said), ...(tooOften && { status: 429 }) };
  }
  if (read?.kind === 'filledIn') return shown;
  return send(posted, { ...postedFiles, otherNotas, claim, context, shown });
}
