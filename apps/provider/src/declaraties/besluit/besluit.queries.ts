import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import { noAccountSql } from '../noAccount.queries.ts';
import type { Statement } from '../../db/database.ts';

const selectNoAccount: Statement = {
  name: 'selectNoAccount',
  text: `SELECT ${noAccountSql('$1', '$2')} AS no_account`,
};

/** Tells whether there is no known account for payouts of this person's claims. */
export async function isBesluitWithoutAccount(
  access: Access,
  { query }: Transaction,
  relatienummer: string,
): Promise<boolean> {
  const values = [relatienummer, access.today.toString()];
  const [row] = await query<{ no_account: boolean }>(selectNoAccount, values);
  return row?.no_account === true;
}
