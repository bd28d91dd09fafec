import { pages } from '@mijn/domain/paths';
import { createAction } from '../../../api/createAction.ts';
import { checkFields } from '../../../forms/rules.ts';
import { wijzigRekeningOperation } from './betaalinstellingen.operations.ts';
import { naamcontroleValue, rekeningForm, rekeningRules, toVariables } from './rekening.ts';

/** Changes the account, or shows the page again with the warning about its name. */
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
      if (gewijzigd) return { to: pages.betaalinstellingen.path };
      return { status: 422, values: { [naamcontroleValue]: naamcontrole } };
    },
  },
  [rekeningForm.name],
);
