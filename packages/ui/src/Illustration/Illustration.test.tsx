import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { Illustration, lines } from './Illustration.tsx';

test('is decorative', () => {
  const html = renderMarkup(
    <Illustration width={40} height={20}>
      <path d="M0 0" className={lines.line} />
    </Illustration>,
  );
  expect(html).toContain('viewBox="0 0 40 20"');
  expect(html).toContain('aria-hidden="true"');
});
