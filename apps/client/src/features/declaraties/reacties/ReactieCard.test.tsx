import { expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { type Reactie, ReactieCard } from './ReactieCard.tsx';

const reactie: Reactie = {
  reactieId: 'r1',
  regel: null,
  tekst: 'Mijn nota is hoger.',
  status: 'verstuurd',
  verstuurdOp: '2026-11-20T23:30:00Z',
  antwoord: null,
  beantwoordOp: null,
};

const card = (otherwise: Partial<Reactie>) => (
  <ReactieCard reactie={{ ...reactie, ...otherwise }} about="De hele declaratie" />
);

it('shows question, subject, date in the Netherlands, and the next step', () => {
  expect(words(card({}))).toBe(
    'Gesteld op 21 november 2026 Verstuurd Over: De hele declaratie Mijn nota is hoger. We hebben je vraag ontvangen en kijken er zo naar.',
  );
});

it('shows the answer with its date, in the language that it was written in', () => {
  const respond = card({
    status: 'beantwoord',
    antwoord: 'Dit is eigen risico.',
    beantwoordOp: '2026-11-21T09:00:00Z',
  });
  expect(words(respond)).toContain('Beantwoord');
  expect(words(respond)).toContain('Ons antwoord van 21 november 2026 Dit is eigen risico.');
  expect(show(respond, 'en')).toMatch(/<p[^>]* lang="nl">Dit is eigen risico/);
});

it('shows a forwarded question as forwarded, and not as answered', () => {
  const door = card({ status: 'inBehandeling', antwoord: 'Een medewerker kijkt ernaar.' });
  expect(words(door)).toContain('Doorgestuurd aan een medewerker Een medewerker kijkt ernaar.');
  expect(words(door)).not.toContain('antwoord');
});
