import { Card } from '@mijn/ui/Card';
import { Stack } from '@mijn/ui/Stack';
import * as m from '../../../generated/texts/betaalverzoek.js';

/** Where to go when one cannot pay; in words, as no address for it exists. */
export function CannotPay() {
  return (
    <Card title={m.cannotPay()}>
      <Stack space="tight">
        <p>{m.cannotPayCall()}</p>
        <p>{m.cannotPayHelp()}</p>
        <p>{m.cannotPayWrong()}</p>
      </Stack>
    </Card>
  );
}
