import { expect, test } from 'vitest';
import { character } from '../character.tsx';
import { Button, buttonClass } from './Button.tsx';

test('a button does not send a form unless told', () => {
  expect(character(<Button>Verder</Button>)).toContain('type="button"');
  expect(character(<Button type="submit">Verder</Button>)).toContain('type="submit"');
});

test('a busy button says that it is disabled, and keeps the focus', () => {
  const html = character(<Button busy>Verstuur</Button>);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled');
});

test('a link can look like a button', () => {
  expect(buttonClass({ variant: 'second', wide: true }).split(' ')).toHaveLength(3);
});
