import { expect, test } from 'vitest';
import { show } from '../../api/show.testing.tsx';
import { NotPaid } from './Waiting.tsx';

const betaalkenmerk = '5000056789012345';
const part = { betaalkenmerk, betalingsKenmerkOpgemaakt: betaalkenmerk, bedrag: 100, facturen: [] };
const link = (count: number) =>
  show(<NotPaid betaalkenmerk={betaalkenmerk} delen={Array.from({ length: count }, () => part)} />);

test('links an open payment to its request, or to all of several', () => {
  for (const count of [0, 1]) {
    expect(link(count)).toContain(`href="/facturen/betaalverzoek/${betaalkenmerk}"`);
  }
  expect(link(2)).toMatch(/href="\/facturen"[^>]*>Naar facturen/);
});
