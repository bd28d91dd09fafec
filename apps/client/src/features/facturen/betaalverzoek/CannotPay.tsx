import { Card } from '@mijn/ui/Card';
import { Stack } from '@mijn/ui/Stack';
import * as m from '../../../generated/texts/betaalverzoek.js';

/** Where to go when one cannot pay; in words, as no address for it exists. */
export function CannotPay() {
  return (
    <Card title={m.nietBetalen()}>
      <Stack space="tight">
        <p>{m.nietBetalenBel()}</p>
        <p>{m.nietBetalenHulp()}</p>
        <p>{m.nietBetalenKlopt()}</p>
      </Stack>
    </Card>
  );
}
