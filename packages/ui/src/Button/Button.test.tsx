import { Bell } from 'lucide-react';
import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { Button, buttonClass } from './Button.tsx';

test('a button does not send a form unless told', () => {
  expect(renderMarkup(<Button>Verder</Button>)).toContain('type="button"');
  expect(renderMarkup(<Button type="submit">Verder</Button>)).toContain('type="submit"');
});

test('a busy button says that it is disabled, and keeps the focus', () => {
  const html = renderMarkup(<Button busy>Verstuur</Button>);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled');
});

test('a link can look like a button', () => {
  expect(buttonClass({ variant: 'secondary', wide: true }).split(' ')).toHaveLength(3);
});

test('while its work is under way its own drawing makes place for that of waiting', () => {
  expect(renderMarkup(<Button icon={Bell}>Verstuur</Button>)).toContain('lucide-bell');
  const html = renderMarkup(
    <Button icon={Bell} busy>
      Verstuur
    </Button>,
  );
  expect(html).toContain('lucide-loader-circle');
  expect(html).not.toContain('lucide-bell');
});
