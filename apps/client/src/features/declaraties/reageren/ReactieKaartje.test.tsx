import { expect, it } from 'vitest';
import { toon, woorden } from '../../../api/toon.testhulp.tsx';
import { type Reactie, ReactieKaartje } from './ReactieKaartje.tsx';

const reactie: Reactie = {
  reactieId: 'r1',
  regel: null,
  tekst: 'Mijn nota is hoger.',
  status: 'verstuurd',
  verstuurdOp: '2026-11-20T23:30:00Z',
  antwoord: null,
  beantwoordOp: null,
};

const kaart = (anders: Partial<Reactie>) => (
  <ReactieKaartje reactie={{ ...reactie, ...anders }} over="De hele declaratie" />
);

it('says what was asked, about what, on which day in the Netherlands, and what happens next', () => {
  expect(woorden(kaart({}))).toBe(
    'Gesteld op 21 november 2026 Verstuurd Over: De hele declaratie Mijn nota is hoger. Wij hebben je vraag ontvangen en kijken er zo naar.',
  );
});

it('shows the answer with its day, in the language it was written in', () => {
  const beantwoord = kaart({
    status: 'beantwoord',
    antwoord: 'Dit is eigen risico.',
    beantwoordOp: '2026-11-21T09:00:00Z',
  });
  expect(woorden(beantwoord)).toContain('Beantwoord');
  expect(woorden(beantwoord)).toContain('Ons antwoord van 21 november 2026 Dit is eigen risico.');
  expect(toon(beantwoord, 'en')).toMatch(/<p[^>]* lang="nl">Dit is eigen risico/);
});

it('a question passed on to a person keeps being looked at', () => {
  const door = kaart({ status: 'inBehandeling', antwoord: 'Een medewerker kijkt ernaar.' });
  expect(woorden(door)).toContain('Wordt bekeken');
  expect(woorden(door)).toContain('Ons antwoord Een medewerker kijkt ernaar.');
});
