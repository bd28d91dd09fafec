import { Card } from '@mijn/ui/Card';
import { Stack } from '@mijn/ui/Stack';
import { HelpDesk } from '../../../help/HelpDesk.tsx';
import { ArrearsLink } from '../../../help/ArrearsLink.tsx';
import * as m from '../../../generated/texts/betaalverzoek.js';

/** Where to go when one cannot pay. */
export function CannotPay() {
  return (
    <Card title={m.cannotPay()}>
      <Stack space="tight">
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
  );
}
