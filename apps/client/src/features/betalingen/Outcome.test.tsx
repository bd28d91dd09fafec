import { expect, test } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { betalingOf, betaalverzoekOf } from './betaling.testing.ts';
import { Succeeded } from './Outcome.tsx';

const paid = betalingOf('betaald');

const succeeded = (ontvangen: number | null, teVeel: number | null, open: number | null) => (
  <Succeeded
    betaling={{
      ...paid,
      ontvangen,
      teVeel,
      betaalverzoek: open === null ? null : betaalverzoekOf(open),
      betaalverzoeken: null,
    }}
  />
);

test('says after full payment that nothing is left to do', () => {
  const text = words(succeeded(15_420, 0, 0));
  expect(text).toContain('We hebben € 154,20 ontvangen. Bedankt.');
  expect(text).toContain('niets meer te doen');
  expect(text).toContain('Bedrag € 154,20');
});

test('names the received and the open amount after part of it was paid, and never says that all is done', () => {
  const screen = succeeded(2_000, 0, 13_420);
  expect(words(screen)).toContain('We hebben € 20,00 ontvangen. Er is nog € 134,20 open.');
  expect(words(screen)).toContain('Gevraagd bedrag € 154,20');
  expect(words(screen)).not.toContain('niets meer te doen');
  expect(show(screen)).toContain('href="/facturen/betaalverzoek/5000056789012345"');
});

test('says that money is returned, and that the amount is still open', () => {
  expect(words(succeeded(2_000, 2_000, 15_420))).toContain(
    'We hebben € 20,00 ontvangen. Daarvan krijg je € 20,00 terug. Er is nog € 154,20 open.',
  );
});

test('does not say that all is done after a partial payment while the open amount is unknown', () => {
  const text = words(succeeded(2_000, 0, null));
  expect(text).toContain('Kijk bij je facturen of je nog iets moet betalen.');
  expect(text).not.toContain('niets meer te doen');
});

test('names the open sum of several requests, with a link to all invoices', () => {
  const part = { betaalkenmerk: 'x', betalingsKenmerkOpgemaakt: 'x', bedrag: 7_710, facturen: [] };
  const all = [betaalverzoekOf(100), betaalverzoekOf(250, '5000056789012346')];
  const betaald = { ...paid, delen: [part, { ...part, betaalkenmerk: 'y' }] };
  const screen = (
    <Succeeded
      betaling={{
        ...betaald,
        ontvangen: 15_070,
        teVeel: 0,
        betaalverzoek: null,
        betaalverzoeken: all,
      }}
    />
  );
  expect(words(screen)).toContain('Er is nog € 3,50 open. Naar facturen');
});
