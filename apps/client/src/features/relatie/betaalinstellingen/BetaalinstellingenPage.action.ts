import { pages } from '@mijn/domain/paths';
import { createAction, type PostAnswer, type Posted } from '../../../api/createAction.ts';
import { checkFields } from '../../../forms/rules.ts';
import {
  kiesEigenRisicoInTermijnenOperation,
  kiesPremieperiodeOperation,
  startIncassoOperation,
  stopIncassoOperation,
  wijzigRekeningOperation,
} from './betaalinstellingen.operations.ts';
import { type IncassoChoice, incassoForms, incassoRules } from './incasso.ts';
import { isPremieperiode, premieperiodeForm, premieperiodeRules } from './premieperiode.ts';
import { termijnenForm } from './termijnen.ts';
import { naamcontroleValue, rekeningForm, rekeningRules, toVariables } from './rekening.ts';

const back = { to: pages.betaalinstellingen.path };

// The insurer decides which days it offers.
async function startIncasso(
  { fields, send }: Posted,
  names: readonly (keyof IncassoChoice)[],
): Promise<PostAnswer> {
  const choice = {
    dag: fields.get(incassoForms.dag) ?? '',
    machtiging: fields.get(incassoForms.machtiging) ?? '',
  };
  const errors = checkFields(incassoRules, choice, names, undefined);
  if (Object.keys(errors).length > 0) return { errors };
  const versie = Number(fields.get(incassoForms.versie));
  const result = await send(startIncassoOperation, { versie, dag: Number(choice.dag) });
  return result.succeeded ? back : { problem: result.problem };
}

/**
 * Changes the account, or shows the page again with the warning about its name; starts and stops direct debit, and
 * changes its day; chooses for how long premium is paid at once, and own risk
 * in terms.
 */
export const action = createAction(
  {
    [rekeningForm.name]: async ({ fields, send }) => {
      const typed = {
        iban: fields.get(rekeningForm.iban) ?? '',
        naam: fields.get(rekeningForm.naam) ?? '',
      };
      const errors = checkFields(rekeningRules, typed, ['iban', 'naam'], undefined);
      if (Object.keys(errors).length > 0) return { errors };
      const versie = Number(fields.get(rekeningForm.versie));
      const variables = toVariables(typed, versie, fields.get(rekeningForm.akkoord));
      const result = await send(wijzigRekeningOperation, variables);
      if (!result.succeeded) return { problem: result.problem };
      const { gewijzigd, naamcontrole } = result.value;
      if (gewijzigd) return back;
      return { status: 422, values: { [naamcontroleValue]: naamcontrole } };
    },
    [incassoForms.start]: (posted) => startIncasso(posted, ['dag', 'machtiging']),
    [incassoForms.changeDay]: (posted) => startIncasso(posted, ['dag']),
    [incassoForms.stop]: async ({ fields, send }) => {
      const kenmerk = fields.get(incassoForms.kenmerk) ?? '';
      const result = await send(stopIncassoOperation, { kenmerk });
      return result.succeeded ? back : { problem: result.problem };
    },
    [premieperiodeForm.name]: async ({ fields, send }) => {
      const periode = fields.get(premieperiodeForm.periode) ?? '';
      const huidig = fields.get(premieperiodeForm.huidig) ?? '';
      const errors = checkFields(premieperiodeRules, { periode }, ['periode'], undefined);
      if (!isPremieperiode(periode)) return { errors };
      if (!isPremieperiode(huidig)) return { problem: 'conflict' };
      const result = await send(kiesPremieperiodeOperation, { periode, huidig });
      return result.succeeded ? back : { problem: result.problem };
    },
    [termijnenForm.name]: async ({ fields, send }) => {
      const result = await send(kiesEigenRisicoInTermijnenOperation, {
        relatienummer: fields.get(termijnenForm.relatienummer) ?? '',
        jaar: Number(fields.get(termijnenForm.jaar)),
        gekozen: fields.get(termijnenForm.gekozen) === 'true',
      });
      return result.succeeded ? back : { problem: result.problem };
    },
  },
  [rekeningForm.name, incassoForms.start, incassoForms.changeDay, premieperiodeForm.name],
);
