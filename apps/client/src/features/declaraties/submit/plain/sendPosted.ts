import type { PostAnswer, Posted } from '../../../../api/createAction.ts';
import { sendOperation } from '../../../../api/sendOperation.ts';
import { parseAmount } from '@mijn/domain/money';
import { checkFields } from '../../../../forms/rules.ts';
import * as m from '../../../../generated/texts/submit.js';
import { expectOperation } from '../expect/expect.operations.ts';
import { type Payout, payoutOf, toQuestion } from '../expect/expected.ts';
import { claimRules, fieldsOfDetails, type RuleContext } from '../fields/fields.ts';
import { knowsExtensions } from '../files/files.ts';
import { errorsOfLine } from '../lines/lines.ts';
import { createClaimForm } from '../send/claimForm.ts';
import { type SendError, submitOutcome } from '../send/outcome.ts';
import { sendErrorText, sendErrorTitle } from '../send/sendTexts.ts';
import { claimKey } from './claimKey.ts';
import { complaintsOf, saidOfFiles, saidOfTicks } from './complaints.ts';
import { fillInPosted, listsOfRead } from './fillInPosted.ts';
import { fetchInsurerDay } from './insurerDay.ts';
import { listsOfLeft, type PostedLeft, readLeft, toldOfLeft } from './leftPosted.ts';
import { plainForm, type PlainErrors, plainLists } from './plainForm.ts';
import { keptFile, type PostedFiles, readFiles, tickOf, writeKept } from './postedFiles.ts';
import {
  errorsInLines,
  foldOne,
  type PostedClaim,
  readLines,
  toPostedLines,
} from './postedLines.ts';
import { readValues, toPostedFields } from './readPosted.ts';
import { errorsOfSaid, type Said, writeMelding, writeSaid } from './said.ts';
import { toSent } from './sent.ts';

type Shown = Exclude<PostAnswer, { to: string }>;
type Lists = NonNullable<Shown['lists']>;

// The files that the page has to repeat, and their ticks.
function listsOf({ files, aside, later }: PostedFiles): Lists {
  const along = files.flatMap((one) => keptFile(one) ?? []);
  const behind = aside.flatMap((one) => keptFile(one) ?? []);
  const good = files.filter(({ state }) => state.kind === 'received' && state.confirmed);
  return {
    [plainForm.kept]: [...along, ...behind].map(writeKept),
    [plainForm.later]: later.flatMap(({ id }) => id ?? []),
    [plainForm.keptId]: along.flatMap(({ id }) => id ?? []),
    [plainForm.fileGood]: good.flatMap((one) => keptFile(one) ?? []).map(tickOf),
  };
}

function errorsOf({ values, lines }: PostedClaim, context: RuleContext): PlainErrors {
  const together = { ...context, lines: lines.map(({ form }) => form.values) };
  const names = ['declarant', ...fieldsOfDetails(lines.length > 0)] as const;
  return {
    ...checkFields(claimRules, values, names, together),
    ...errorsInLines(lines.map((line) => errorsOfLine(line, context))),
  };
}

function withErrors(shown: Shown, errors: PlainErrors, said: readonly Said[]): Shown {
  return {
    ...shown,
    errors: { ...errors, ...errorsOfSaid(said) },
    lists: { ...shown.lists, [plainLists.said]: said.map(writeSaid) },
  };
}

const statusPerError: Readonly<Partial<Record<SendError, number>>> = {
  maintenance: 503,
  tooOften: 429,
};

interface ReadyClaim extends PostedFiles {
  readonly otherNotas: PostedLeft;
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
  const confirmed = fields.getAll(plainForm.confirmed);
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
    return toSent({ nummer, verwachtOp, bedrag, payout, later, ...toldOfLeft(otherNotas) });
  }
  if (outcome.kind === 'failed') {
    const text = `${sendErrorTitle(outcome.error)}. ${sendErrorText(outcome)}`;
    const again = withErrors(shown, {}, [{ name: 'form', text }]);
    const lists = { ...again.lists, [plainForm.claimKey]: [carried] };
    return { ...again, lists, status: statusPerError[outcome.error] ?? 422 };
  }
  const { errors, said, asked } = complaintsOf(outcome, confirmed, {
    context,
    lineCount: lines.length,
  });
  const lists = { [plainForm.claimKey]: [], [plainForm.asked]: asked.map(writeMelding) };
  return withErrors({ ...shown, lists: { ...shown.lists, ...lists } }, errors, said);
}

/**
 * Submits a claim that was posted with its files on one page, by the rules and calls of the screen. The
 * values of its bill are filled in and shown before anything is sent; the choice of one of several bills
 * and the confirmation of warnings come first too.
 */
export async function sendPosted(posted: Posted): Promise<PostAnswer> {
  const { fields, environment } = posted;
  if (fields.has(plainForm.begin)) return { lists: { [plainForm.begin]: [] } };
  const { language } = environment;
  const postedFiles = readFiles(posted);
  const { files } = postedFiles;
  const otherNotas = readLeft(fields, files);
  const typed = { values: readValues(fields), lines: readLines(fields) };
  const [today, read] = await Promise.all([
    fetchInsurerDay(environment),
    fillInPosted(posted, typed, files),
  ]);
  const context = { today, language };
  const lists = {
    ...listsOf(postedFiles),
    ...listsOfLeft(otherNotas),
    ...listsOfRead(read, fields),
  };
  if (read?.kind === 'several') {
    const said = [
      { name: plainForm.nota, text: m.severalFirst() },
      ...saidOfFiles(files, language),
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
  const said = [...saidOfFiles(files, language), ...saidOfTicks(files)];
  if (said.length > 0 || Object.keys(errors).length > 0) {
    const tooOften = files.some(
      ({ state }) => state.kind === 'failed' && state.error === 'tooOften',
    );
    return { ...withErrors(shown, errors, said), ...(tooOften && { status: 429 }) };
  }
  if (read?.kind === 'filledIn') return shown;
  return send(posted, { ...postedFiles, otherNotas, claim, context, shown });
}
