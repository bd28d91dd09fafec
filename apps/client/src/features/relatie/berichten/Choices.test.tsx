import { expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { Choices } from './Choices.tsx';

const choices = {
  mail: false,
  pushSleutel: null,
  pushHashes: [],
  email: 'sanne@voorbeeld.example',
};

it('offers mail when an address is known', () => {
  expect(words(<Choices {...choices} />)).toContain('E-mail aanzetten');
});

it.each([true, false])('says to which address, mail switched on: %s', (mail) => {
  expect(words(<Choices {...choices} mail={mail} />)).toContain('Naar sanne@voorbeeld.example.');
});

it('shows no address when the insurer does not send it', () => {
  expect(words(<Choices {...choices} email={null} />)).not.toContain('Je e-mailadres');
});

it('asks for an address first when none is known, with a link', () => {
  const choice = <Choices {...choices} email="" />;
  const [html, said] = [show(choice), words(choice)];
  expect(said).not.toContain('E-mail aanzetten');
  expect(said).toContain('Vul je e-mailadres in');
  expect(html).toMatch(/href="\/mijn-gegevens\?[^"]*contact/);
});

it('can always switch mail off', () => {
  expect(words(<Choices {...choices} mail email="" />)).toContain('E-mail uitzetten');
});
