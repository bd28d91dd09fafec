import { describe, expect, it } from 'vitest';
import { show, words } from '../../../../api/show.testing.tsx';
import { NoScriptSent } from './NoScriptSent.tsx';

const waiting = { id: 'b2', name: 'nota 2.pdf', meldingen: [] };
const sent = {
  nummer: 'D2026-7',
  verwachtOp: '2026-11-27',
  bedrag: 5420,
  payout: { kind: 'probable', cents: 4336 },
  later: [],
  left: [],
  before: [],
} as const;

it('begins with the payout and its day, and has the number', () => {
  expect(words(<NoScriptSent {...sent} />).replaceAll('\u00A0', ' ')).toContain(
    'Je nota van € 54,20 is binnen. Je krijgt waarschijnlijk € 43,36, uiterlijk 27 november 2026 weet je het zeker. Nummer D2026-7',
  );
});

it('says that nothing is left to do when no other bill waits', () => {
  expect(words(<NoScriptSent {...sent} />)).toContain('Je hoeft nu niets te doen.');
});

it('links to the next bill when one waits, and does not say that nothing is left to do', () => {
  const text = words(<NoScriptSent {...sent} later={[waiting]} />);
  expect(text).toContain('nota 2.pdf');
  expect(text).toContain('Dien de volgende nota in');
  expect(text).not.toContain('Je hoeft nu niets te doen.');
});

describe('a file with another bill', () => {
  const left = ['Praktijk Linde, 3 november 2026, € 20,00'];
  const screen = <NoScriptSent {...sent} left={left} before={['De Duinen, € 41,25']} />;

  it('names the bill that was not submitted, and asks to add the file again', () => {
    const text = words(screen);
    expect(text).toContain(
      'Er staat nog een nota in je bestand. Die is nu niet ingediend. Praktijk Linde, 3 november 2026, € 20,00',
    );
    expect(text).toContain('Voeg dan hetzelfde bestand opnieuw toe.');
    expect(text).not.toContain('Je hoeft nu niets te doen.');
    expect(words(screen, 'en')).toContain('There is another bill in your file');
  });

  it('links to a form that knows the submitted bill', () => {
    const html = show(screen);
    expect(html).toContain('name="before" value="De Duinen, € 41,25"');
    expect(html).toMatch(/type="submit"[^>]*>.*Dien de volgende nota in/);
  });
});
