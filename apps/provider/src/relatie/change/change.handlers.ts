import type { RelatieChangeRequest, RelatieChangeResponse } from '@mijn/contract/relatieChange';
import type { Access } from '../../access/access.ts';
import { inAccess, type Transaction } from '../../access/inAccess.ts';
import type { Services } from '../../http/services.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { markContactChecked, updateRelatie } from './change.queries.ts';
import { type ChangeVerdict, judgeChange } from './change.rules.ts';
import { getRelatie, type RelatieRow } from '../relatie.queries.ts';
import { relatieInContract } from '../relatie.shape.ts';
import { openState, sealState, type StateKeys } from '../state.ts';

/** The caller's relation, as it is now within this transaction. */
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

/** What every answer tells: the relation as it is now, and its `_state`. */
function asTold(access: Access, row: RelatieRow, stateKeys: StateKeys) {
  return { relatie: relatieInContract(row, access), _state: sealState(stateKeys, row) };
}

/** @throws Refusal 400 for a `_state` that is not ours, was changed, or is somebody else's */
function versionOf(
  stateKeys: StateKeys,
  { _state: state }: RelatieChangeRequest,
  { viewer }: Access,
): number {
  const opened = openState(stateKeys, state);
  if (opened?.relatienummer !== viewer) throw new Refusal(400);
  return opened.versie;
}

async function change(
  access: Access,
  transaction: Transaction,
  body: RelatieChangeRequest,
  stateKeys: StateKeys,
): ReturnType<Handlers['updateRelatie']> {
  const versie = versionOf(stateKeys, body, access);
  const row = await readNow(access, transaction);
  if (row.versie !== versie) return { status: 409, ...asTold(access, row, stateKeys) };
  const verdict = judgeChange(body, relatieInContract(row, access));
  const validation = toValidation(verdict);
  if (!verdict.isValid || verdict.changes.length === 0) {
    return { status: 200, validation, ...asTold(access, row, stateKeys) };
  }
  const { wanted, changes } = verdict;
  const saved = await updateRelatie(access, transaction, { versie, wanted }, changes);
  const now = asTold(access, await readNow(access, transaction), stateKeys);
  return saved ? { status: 200, validation, ...now } : { status: 409, ...now };
}

/** Answers the calls that change a relation (§7, docs/decisions.md §4). */
export function createRelatieChangeHandlers({
  database,
  stateKeys,
}: Pick<Services, 'database' | 'stateKeys'>): Pick<
  Handlers,
  'updateRelatie' | 'validateRelatie' | 'confirmContactgegevens'
> {
  return {
    updateRelatie: ({ caller, body }) =>
      inAccess(database, caller, (access, transaction) =>
        change(access, transaction, body, stateKeys),
      ),

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
