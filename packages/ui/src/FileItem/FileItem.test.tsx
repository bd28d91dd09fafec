import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { FileItem } from './FileItem.tsx';

test("shows the progress of an upload under the file's name", () => {
  const html = renderMarkup(
    <FileItem
      name="nota.pdf"
      size="1 MB"
      phase="sending"
      phaseText="Wordt verstuurd"
      progress={0.6}
    />,
  );
  const id = /<span id="([^"]+)"[^>]*>nota.pdf/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<progress[^>]*max="1" value="0.6" aria-labelledby="${id}"`));
});

test('shows why a file is refused, and names it in the buttons', () => {
  const html = renderMarkup(
    <FileItem
      name="nota.pdf"
      size="1 MB"
      phase="rejected"
      phaseText="Afgekeurd"
      messages={['Er zit een wachtwoord op.']}
      remove={{
        label: 'Verwijder',
        description: 'Verwijder nota.pdf',
        onClick: () => undefined,
      }}
    />,
  );
  expect(words(html)).toBe('nota.pdf 1 MB nota.pdf: Afgekeurd Er zit een wachtwoord op. Verwijder');
  expect(html).toContain('aria-label="Verwijder nota.pdf"');
  expect(html).not.toContain('<progress');
});

const outputOf = (html: string) => words(/<output[^>]*>(.*?)<\/output>/.exec(html)?.[1] ?? '');

const item = (phase: 'sending' | 'received' | 'rejected', phaseText: string) =>
  renderMarkup(
    <FileItem
      name="nota.pdf"
      size="1 MB"
      phase={phase}
      phaseText={phaseText}
      messages={['Er zit een wachtwoord op.']}
    />,
  );

test("announces the outcome with the file's name and the reason, but not the progress", () => {
  expect(outputOf(item('sending', 'Wordt verstuurd'))).toBe('');
  expect(outputOf(item('received', 'Ontvangen'))).toBe('nota.pdf: Ontvangen');
  expect(outputOf(item('rejected', 'Afgekeurd'))).toBe(
    'nota.pdf: Afgekeurd Er zit een wachtwoord op.',
  );
});

test('announces a file that is refused before the upload as an alert', () => {
  expect(item('rejected', 'Afgekeurd')).toContain('<output role="alert">');
  expect(item('received', 'Ontvangen')).toContain('<output>');
});
