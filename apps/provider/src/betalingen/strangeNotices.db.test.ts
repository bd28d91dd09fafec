import { beforeAll, expect, it } from 'vitest';
import {
  addTestBetaalverzoek,
  ledger,
  pay,
  redirectFrom,
  report,
  serviceIdFrom,
} from './pay.testing.ts';
import { startPayingInsurer } from './payingInsurer.testing.ts';

const { checkout, insurer } = await startPayingInsurer({ reconcilePausesMs: [3_600_000] });
beforeAll(() => insurer.jobs.hold());

it('limits requests to the payment provider during a flood of unknown ids, and books a valid webhook at once', async () => {
  const kenmerk = await addTestBetaalverzoek(insurer, 'Jan', [5_000]);
  const id = serviceIdFrom(redirectFrom(await pay(insurer, 'jan', kenmerk)));
  const betaling = checkout.betalingen.get(id);
  if (!betaling) throw new Error('no payment');
  let asked = 0;
  checkout.fault = () => {
    asked += 1;
    return undefined;
  };
  for (let n = 0; n < 80; n += 1) await report(insurer, `tr_niemand${n}`);
  betaling.status = 'paid';
  await report(insurer, id);

  await insurer.jobs.run('paymentNotice');

  const { attempts } = await ledger(insurer, kenmerk);
  expect([asked, attempts.at(-1)?.status]).toEqual([1, 'betaald']);
  const waiting = await insurer.sql<{ wait: number }>(
    `SELECT round(extract(epoch FROM start_after - created_on))::int AS wait
     FROM jobs.job WHERE name = 'strangeNotice' AND state = 'created' ORDER BY 1`,
  );
  expect(waiting).toHaveLength(60);
  expect([waiting.at(0)?.wait, waiting.at(-1)?.wait]).toEqual([2, 61]);
});
