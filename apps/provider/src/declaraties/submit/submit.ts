import {
  type SubmitFields,
  submitResponse,
  type SubmitResponse,
  type ValidationMelding,
} from '@mijn/contract/declaraties';
import type { MeldingCode } from '@mijn/domain/meldingCodes';
import { createHash } from 'node:crypto';
import type { InspectedFile } from '../../files/inspectFiles.ts';
import type { Form } from '../../files/received.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import { removeSentConcept, lockConcept } from '../concept/concept.queries.ts';
import {
  type SubmitRequest,
  addFile,
  addDeclaratie,
  getSubmissionFacts,
  findEarlierSubmission,
  getNewNumber,
  lockSubmission,
} from './submit.queries.ts';
import { addFilesToDeclaratie, listWaitingFiles } from '../files/waitingFiles.queries.ts';
import { blocksSubmission, checkCount, validateFields, listWarnings } from './submit.rules.ts';
import { toFields, type ParsedFields, parseFields, fieldMelding } from './submit.fields.ts';
import { expectedDay } from '../expectedDay.rules.ts';
import { findExpectedPayout } from '../expect/expectedPayout.ts';
import { inputsOf, linesOf } from './submittedLines.rules.ts';
import type { SentFiles } from './storeFiles.ts';
import type { Enqueue } from '../../jobs/jobContext.ts';

/** A parsed request, before validation by the rules. */
export interface Submission {
  readonly request: SubmitRequest;
  readonly parsed: ParsedFields;
  /** Submitted relatienummer; empty when missing. */
  readonly declarant: string;
  readonly bestandIds: readonly string[];
  readonly bevestigd: readonly string[];
}

export interface Tools {
  readonly enqueue: Enqueue;
  readonly extensions: boolean;
}

/** Returns a hash of every field and file, which detects a key that is reused for another request. */
function hashOf(fields: Readonly<Record<string, unknown>>, { files }: Pick<Form, 'files'>): string {
  const names = Object.keys(fields).toSorted();
  const content = [
    names.map((name) => [name, fields[name]]),
    files.map(({ name, sha256 }) => [name, sha256]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/**
 * Parses a form into a claim.
 * @throws Refusal 400 when it has a field that the contract does not know.
 */
export function parseSubmission(form: Form, key: string, extensions: boolean): Submission {
  const raw = toFields(form.fields, extensions);
  const parsed = parseFields(raw);
  return {
    request: { key, hash: hashOf(raw, form) },
    parsed,
    declarant: typeof raw['declarant'] === 'string' ? raw['declarant'] : '',
    bestandIds: [...new Set([raw['bestandIds'] ?? []].flat())],
    bevestigd: parsed.fields?.bevestigd ?? [],
  };
}

function respondWith(
  inspected: readonly InspectedFile[],
  messages: readonly ValidationMelding[],
  taken: Pick<SubmitResponse['body'], 'nummer' | 'verwachtOp'> = {},
): SubmitResponse {
  const fileValidationMessages = inspected.map(({ name, meldingen }) => ({
    filename: name,
    messages: [...meldingen],
  }));
  const validationMessages = { messages: [...messages] };
  return { status: 200, body: { fileValidationMessages, validationMessages, ...taken } };
}

/**
 * Returns the day by which a claim received today is decided, `yyyy-mm-dd`, as its page will show it
 * (ADR 0048).
 */
function dayOfOutcome({ today }: Access, withStaff: boolean): string | undefined {
  const wachtOp = withStaff ? 'medewerker' : null;
  const date = today.toString();
  const fresh = { status: 'INGEDIEND', datum: date, later_in_behandeling: false, wachtOp } as const;
  return expectedDay(fresh, today)?.toString();
}

// Same message for a foreign, used, expired and unknown file.
const fileUnknown = fieldMelding(
  'bestanden',
  'bestandOnbekend',
  'Een bestand dat je koos is er niet (meer). Voeg het opnieuw toe.',
);

// The key belongs to a claim that was withdrawn, and creates no other.
const withdrawn: ValidationMelding = {
  code: 'ingetrokken' satisfies MeldingCode,
  level: 'error',
  message:
    'Je hebt deze declaratie ingetrokken. Wil je hem toch indienen? Dien hem dan opnieuw in.',
};

/**
 * Checks a request before its files are inspected. Returns the stored answer of a used key, or a
 * message that its claim was withdrawn.
 * @throws Refusal 409 when the key belongs to another body, 404 when the declarant is foreign or
 * unknown.
 */
export async function checkBeforehand(
  access: Access,
  transaction: Transaction,
  { request, declarant, bestandIds }: Submission,
): Promise<SubmitResponse | undefined> {
  const earlier = await findEarlierSubmission(access, transaction, request.key);
  if (earlier && earlier.aanvraag_hash !== request.hash) throw new Refusal(409);
  if (!earlier && declarant !== '' && !access.visible.has(declarant)) throw notFound();
  if (earlier?.withdrawn) {
    // The files were removed with the claim.
    return respondWith([], [withdrawn, ...(bestandIds.length > 0 ? [fileUnknown] : [])]);
  }
  // Parsed to restore the order of fields, which jsonb does not preserve.
  return earlier && submitResponse.parse(earlier.antwoord);
}

interface Verdict {
  readonly meldingen: readonly ValidationMelding[];
  /** Set when the claim is valid. */
  readonly fields: SubmitFields | undefined;
  /** Number of an earlier claim with the same bill. */
  readonly duplicateOf: string | undefined;
  /** The sender was warned of that duplicate. */
  readonly isWarned: boolean;
  /** Staff look at it first. */
  readonly withStaff: boolean;
}

/** Applies every rule to a claim, including those that need the insurer's data. */
async function verdictOn(
  access: Access,
  transaction: Transaction,
  { parsed, bestandIds, bevestigd }: Submission,
  inspected: readonly InspectedFile[],
  extensions: boolean,
): Promise<Verdict> {
  const waiting = await listWaitingFiles(access, transaction, bestandIds);
  const bytes = [...waiting, ...inspected.map(({ clean }) => clean ?? { bytes: 0 })];
  const together = bytes.reduce((sum, part) => sum + part.bytes, 0);
  const meldingen = [
    ...parsed.meldingen,
    ...checkCount(inspected.length + bestandIds.length, together),
  ];
  if (waiting.length < bestandIds.length) {
    meldingen.push(fileUnknown);
  }
  const { fields } = parsed;
  const days = fields && linesOf(fields, parsed.regels).map(({ behandelDatum }) => behandelDatum);
  const known = fields && days && (await getSubmissionFacts(access, transaction, fields, days));
  if (fields && known) {
    const today = access.today.toString();
    meldingen.push(...validateFields(fields, parsed.regels, today), ...listWarnings(known));
  }
  const all = [...meldingen, ...inspected.flatMap((file) => file.meldingen)];
  // Without the extension nothing can be confirmed, so warnings do not stop a claim.
  const stops = all.some((melding) =>
    extensions ? blocksSubmission(melding, bevestigd) : melding.level === 'error',
  );
  const duplicateOf = known?.duplicateNota;
  const withStaff = duplicateOf !== undefined || !seesCareOf(access, fields);
  const isWarned = duplicateOf !== undefined && known?.mayTellDuplicate === true;
  return { meldingen, fields: stops ? undefined : fields, duplicateOf, isWarned, withStaff };
}

/**
 * Tells whether the sender sees the care of the patient. If not, staff look at every claim, so that
 * waiting does not reveal a duplicate (ADR 0048).
 */
function seesCareOf({ visible }: Access, fields: SubmitFields | undefined): boolean {
  return fields !== undefined && visible.get(fields.declarant)?.maySeeCare === true;
}

/** Answer, and whether the claim was stored by this request. */
export interface Outcome {
  readonly response: SubmitResponse;
  readonly isStored: boolean;
}

/** Validates a claim before its files are stored; returns the answer to an invalid one. */
export async function judgeBeforehand(
  access: Access,
  transaction: Transaction,
  submission: Submission,
  inspected: readonly InspectedFile[],
  extensions: boolean,
): Promise<SubmitResponse | undefined> {
  const verdict = await verdictOn(access, transaction, submission, inspected, extensions);
  if (verdict.fields) return undefined;
  // After the verdict, because the apparent duplicate may be this claim, stored under its key by a
  // concurrent request.
  const earlier = await checkBeforehand(access, transaction, submission);
  return earlier ?? respondWith(inspected, verdict.meldingen);
}

/**
 * Validates a claim and, if valid, stores it in this transaction with its files (already in the store),
 * the job that takes it up, and this answer under its key.
 * @throws Refusal 403 for staff, 409 key used for another body, 404 declarant foreign or unknown.
 */
export async function submit(
  access: Access,
  transaction: Transaction,
  submission: Submission,
  { inspected, kept }: SentFiles,
  { enqueue, extensions }: Tools,
): Promise<Outcome> {
  await lockConcept(access, transaction);
  await lockSubmission(access, transaction, submission.request.key, submission.declarant);
  const earlier = await checkBeforehand(access, transaction, submission);
  if (earlier) return { response: earlier, isStored: false };
  const verdict = await verdictOn(access, transaction, submission, inspected, extensions);
  const { meldingen, fields, duplicateOf, isWarned, withStaff } = verdict;
  if (!fields) return { response: respondWith(inspected, meldingen), isStored: false };
  const nummer = await getNewNumber(access, transaction);
  const taken = extensions ? { nummer, verwachtOp: dayOfOutcome(access, withStaff) } : {};
  const response = respondWith(inspected, meldingen, taken);
  const regels = submission.parsed.regels ?? null;
  const inputs = inputsOf(linesOf(fields, regels), fields.buitenland === 'true');
  // A sender who was warned of the duplicate expects no second payout.
  const verwacht = isWarned
    ? 0
    : await findExpectedPayout(access, transaction, fields.declarant, inputs);
  const declaratie = { nummer, fields, regels, verwacht, duplicateOf, withStaff };
  await addDeclaratie(access, transaction, declaratie, submission.request, response);
  await addFilesToDeclaratie(access, transaction, nummer, submission.bestandIds);
  const first = submission.bestandIds.length + 1;
  for (const [i, file] of kept.entries()) {
    await addFile(access, transaction, file, { nummer, volgnummer: first + i });
  }
  await removeSentConcept(access, transaction);
  await enqueue('startProcessing', nummer, transaction);
  return { response, isStored: true };
}
