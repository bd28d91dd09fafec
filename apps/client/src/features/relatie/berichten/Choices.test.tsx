import { expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { Choices } from './Choices.tsx';

const choices = { mail: false, pushSleutel: null, pushHashes: [], noEmail: false };

it('offers mail where there is an address to mail to', () => {
  expect(words(<Choices {...choices} />)).toContain('E-mail aanzetten');
});

it('asks for the address first where none is known, with the way to it', () => {
  const choice = <Choices {...choices} noEmail />;
  const [html, said] = [show(choice), words(choice)];
  expect(said).not.toContain('E-mail aanzetten');
  expect(said).toContain('Vul je e-mailadres in');
  expect(html).toMatch(/href="\/mijn-gegevens\?[^"]*contact/);
});

it('can always be switched off', () => {
  expect(words(<Choices {...choices} mail noEmail />)).toContain('E-mail uitzetten');
});
