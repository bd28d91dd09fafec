import { Bell } from 'lucide-react';
import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { Button, buttonClass } from './Button.tsx';

test('does not submit a form by default', () => {
  expect(renderMarkup(<Button>Verder</Button>)).toContain('type="button"');
  expect(renderMarkup(<Button type="submit">Verder</Button>)).toContain('type="submit"');
});

test('disables a busy button accessibly and keeps the focus', () => {
  const html = renderMarkup(<Button busy>Verstuur</Button>);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled');
});

test('gives a link the classes of a button', () => {
  expect(buttonClass({ variant: 'secondary', wide: true }).split(' ')).toHaveLength(3);
});

test('replaces its icon while busy', () => {
  expect(renderMarkup(<Button icon={Bell}>Verstuur</Button>)).toContain('lucide-bell');
  const html = renderMarkup(
    <Button icon={Bell} busy>
      Verstuur
    </Button>,
  );
  expect(html).toContain('lucide-loader-circle');
  expect(html).not.toContain('lucide-bell');
});
