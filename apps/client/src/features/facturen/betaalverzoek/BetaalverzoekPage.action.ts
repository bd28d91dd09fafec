import { pathOfBetaalverzoek } from '@mijn/domain/paths';
import { createAction } from '../../../api/createAction.ts';
import * as askRegelingWords from '../../../generated/texts/askRegeling.js';
import { askRegelingFields, parseChoice } from '../askRegeling/regelingChoice.ts';
import { startRegelingOperation } from '../askRegeling/askRegeling.operations.ts';
import { pay } from '../pay/pay.action.ts';

/** Actions of a payment request: paying it, and asking to pay it in instalments. */
export const action = createAction(
  {
    pay,
    [askRegelingFields.form]: async ({ fields, params, send }) => {
      const choice = parseChoice(fields.get(askRegelingFields.choice) ?? undefined);
      if (!choice) return { errors: { [askRegelingFields.choice]: askRegelingWords.choose() } };
      const kenmerk = params['kenmerk'] ?? '';
      const result = await send(startRegelingOperation, { kenmerk, ...choice });
      return result.succeeded ? { to: pathOfBetaalverzoek(kenmerk) } : { problem: result.problem };
    },
  },
  [askRegelingFields.form],
);
