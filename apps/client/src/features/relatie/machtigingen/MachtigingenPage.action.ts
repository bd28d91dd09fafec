import { pages } from '@mijn/domain/paths';
import { createAction } from '../../../api/createAction.ts';
import { checkFields } from '../../../forms/rules.ts';
import { machtigingForms, machtigingRules, toBereik } from './machtiging.ts';
import { geefMachtigingOperation, trekMachtigingInOperation } from './machtigingen.operations.ts';

const back = { to: pages.machtigingen.path };
const names = ['kandidaat', 'wat', 'totEnMet'] as const;

/** Gives and ends permissions to act. Starting and stopping to act are the gateway's, because they change the session. */
export const action = createAction(
  {
    [machtigingForms.give]: async ({ fields, send }) => {
      const [kandidaat, wat, totEnMet] = names.map((name) => fields.get(name) ?? '');
      const choice = { kandidaat: kandidaat ?? '', wat: wat ?? '', totEnMet: totEnMet ?? '' };
      const errors = checkFields(machtigingRules, choice, names, undefined);
      if (Object.keys(errors).length > 0) return { errors };
      const result = await send(geefMachtigingOperation, {
        kandidaat: choice.kandidaat,
        bereik: toBereik(choice.wat),
        totEnMet: choice.totEnMet,
      });
      return result.succeeded ? back : { problem: result.problem };
    },
    [machtigingForms.end]: async ({ fields, send }) => {
      const id = fields.get(machtigingForms.id) ?? '';
      const result = await send(trekMachtigingInOperation, { id });
      return result.succeeded ? back : { problem: result.problem };
    },
  },
  [machtigingForms.give],
);
