import type { RelatieChangeRequest, RelatieChangeResponse } from '@mijn/contract/relatieChange';
import type { Access } from '../../access/access.ts';
import { inAccess, type Transaction } from '../../access/inAccess.ts';
import type { Services } from '../../http/services.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { confirmEmail } from '../jobs/mails.queries.ts';
import { hasFreshLink, markContactChecked, updateRelatie } from './change.queries.ts';
import {
  type ChangeVerdict,
  hasContactChange,
  judgeChange,
  toStoredChange,
} from './change.rules.ts';
import { getRelatie, type RelatieRow } from '../relatie.queries.ts';
import { relatieInContract } from '../relatie.shape.ts';
import { openState, sealState, type StateKeys } from '../state.ts';

/** Returns the caller's relation within this transaction. */
async function readNow(access: Access, { query }: Transaction): Promise<RelatieRow> {
  const { statement, values } = getRelatie(access);
  const [row] = await query<RelatieRow>(statement, values);
  if (!row) throw notFound();
  return row;
}

type Verdict = RelatieChangeResponse['validation'];

function toValidation(verdict: ChangeVerdict): Verdict {
  const messages = verdict.isValid ? [] : verdict.messages;
  return { isValid: verdict.isValid, fieldMessages: [...messages], generalMessages: [] };
}

function asTold(access: Access, row: RelatieRow, stateKeys: StateKeys) {
  return { relatie: relatieInContract(row, access), _state: sealState(stateKeys, row) };
}

/** @throws Refusal 400 for a `_state` that is forged, changed or another person's */
function versionOf(
  stateKeys: StateKeys,
  { _state: state }: RelatieChangeRequest,
  { viewer }: Access,
): number {
  const opened = openState(stateKeys, state);
  if (opened?.relatienummer !== viewer) throw new Refusal(400);
  return opened.versie;
}

type ChangeAnswer = Awaited<ReturnType<Handlers['updateRelatie']>>;

/** A change that requires a confirmation link to this address; nothing is written yet. */
interface MailDue {
  readonly mailDue: string;
}

interface ChangeParts {
  readonly body: RelatieChangeRequest;
  readonly stateKeys: StateKeys;
  /**
   * A new address must be confirmed, which requires the extensions. Without them an address that still waits
   * for its link is withdrawn.
   */
  readonly confirms: boolean;
  /** The quotas allow a link. */
  readonly mayMail: boolean;
}

async function change(
  access: Access,
  transaction: Transaction,
  { body, stateKeys, confirms, mayMail }: ChangeParts,
): Promise<ChangeAnswer | MailDue> {
  const versie = versionOf(stateKeys, body, access);
  const row = await readNow(access, transaction);
  if (row.versie !== versie) return { status: 409, ...asTold(access, row, stateKeys) };
  const current = relatieInContract(row, access);
  const verdict = judgeChange(body, current);
  const validation = toValidation(verdict);
  const unchanged = { status: 200, validation, ...asTold(access, row, stateKeys) };
  if (!verdict.isValid) return unchanged;
  const withdrawn = current.emailTeBevestigen ? null : undefined;
  const written = confirms
    ? toStoredChange(verdict, body, current)
    : { ...verdict, asked: withdrawn };
  const { changes, asked } = written;
  if (changes.length === 0 && asked === undefined) return unchanged;
  if (asked && !mayMail && !(await hasFreshLink(access, transaction, asked))) {
    return { mailDue: asked };
  }
  const saved = await updateRelatie(access, transaction, versie, written);
  // Contact details that were just given need no check.
  if (saved && hasContactChange(written)) await markContactChecked(access, transaction);
  const now = asTold(access, await readNow(access, transaction), stateKeys);
  return saved ? { status: 200, validation, ...now } : { status: 409, ...now };
}

/** Creates the handlers that change a relation (§7, docs/decisions.md §4) and confirm an address. */
export function createRelatieChangeHandlers({
  database,
  jobPool,
  quotas,
  extensions,
  stateKeys,
}: Pick<Services, 'database' | 'jobPool' | 'quotas' | 'extensions' | 'stateKeys'>): Pick<
  Handlers,
  'updateRelatie' | 'validateRelatie' | 'confirmContactgegevens' | 'bevestigEmail'
> {
  return {
    updateRelatie: async ({ caller, body }) => {
      const attempt = (mayMail: boolean) =>
        inAccess(database, caller, (access, transaction) =>
          change(access, transaction, { body, stateKeys, confirms: extensions, mayMail }),
        );
      const first = await attempt(false);
      if (!('mailDue' in first)) return first;
      // Outside the transaction, because the quotas use connections of the same pool.
      await quotas.spend('bevestigingsmails', caller);
      await quotas.spend('bevestigingsadressen', { address: first.mailDue });
      const second = await attempt(true);
      if ('mailDue' in second) throw new Error('a link may be mailed and was not');
      return second;
    },

    bevestigEmail: async ({ body: { code } }) => ({
      status: 200,
      uitkomst: await inJob(jobPool, (transaction) =>
        confirmEmail(transaction, code, database.now()),
      ),
    }),

    validateRelatie: ({ caller, body }) =>
      inAccess(database, caller, async (access, transaction) => {
        versionOf(stateKeys, body, access);
        const row = await readNow(access, transaction);
        const verdict = judgeChange(body, relatieInContract(row, access));
        return {
          status: 200,
          validation: toValidation(verdict),
          ...asTold(access, row, stateKeys),
        };
      }),

    confirmContactgegevens: ({ caller, body }) =>
      inAccess(database, caller, async (access, transaction) => {
        if (body.relatienummer !== access.viewer) throw notFound();
        await markContactChecked(access, transaction);
        const row = await readNow(access, transaction);
        return { status: 200, relatie: relatieInContract(row, access) };
      }),
  };
}
