import { Card } from '@mijn/ui/Card';
import { Stack } from '@mijn/ui/Stack';
import { HelpDesk } from '../../../help/HelpDesk.tsx';
import { ArrearsLink } from '../../../help/ArrearsLink.tsx';
import * as regeling from '../../../generated/texts/askRegeling.js';
import * as m from '../../../generated/texts/betaalverzoek.js';
import { AskRegeling } from '../askRegeling/AskRegeling.tsx';
import type { RegelingRequest } from '../askRegeling/regelingChoice.ts';

type Reason = NonNullable<RegelingRequest['geenRegelingWegens']>;

// The others say it elsewhere on the page, or there is nothing to say.
const reasons: Readonly<Partial<Record<Reason, () => string>>> = {
  lopendeRegeling: regeling.lopendeRegeling,
  eerderGestopt: regeling.eerderGestopt,
  geenRekening: regeling.geenRekening,
};

/** What one can do who cannot pay: pay in terms where that is offered, and where help is. */
export function CannotPay({ request }: { readonly request: RegelingRequest }) {
  const { regelingKeuzes: choices, geenRegelingWegens: reason } = request;
  const because = reason === null ? undefined : reasons[reason]?.();
  return (
    <>
      {choices.length > 0 && (
        <Card title={regeling.title()}>
          <AskRegeling request={request} />
        </Card>
      )}
      <Card title={m.cannotPay()}>
        <Stack space="tight">
          {because && <p>{because}</p>}
          <p>
            {m.cannotPayCall()} <HelpDesk />
          </p>
          <p>
            <ArrearsLink />
          </p>
          <p>{m.cannotPayHelp()}</p>
          <p>{m.cannotPayWrong()}</p>
        </Stack>
      </Card>
    </>
  );
}
