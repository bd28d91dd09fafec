import { describe, expect, it } from 'vitest';
import { show, words } from '../../../../api/show.testing.tsx';
import type { FileState } from '../state/files.ts';
import { FilesList } from './FilesList.tsx';

const list = (state: FileState) => (
  <FilesList
    files={[{ key: 'a', file: new File(['nota'], 'nota.pdf'), state }]}
    report={() => undefined}
  />
);
const melding = {
  code: 'x',
  level: 'warn' as const,
  message: 'Kun je dit lezen?',
  veld: undefined,
};

describe('FilesList', () => {
  it('shows the progress of a file', () => {
    const html = show(list({ kind: 'sending', progress: 0.4 }));
    expect(html).toContain('Wordt verstuurd');
    expect(html).toContain('value="0.4"');
  });

  it('gives the reason of a refusal, with a button to remove the file', () => {
    const text = words(list({ kind: 'rejected', meldingen: [melding] }));
    expect(text).toContain('Afgekeurd Kun je dit lezen?');
    expect(text).toContain('Verwijder');
  });

  it('marks the insurer’s Dutch in English', () => {
    const html = show(list({ kind: 'rejected', meldingen: [melding] }), 'en');
    expect(html).toContain('<span lang="nl">Kun je dit lezen?');
  });

  it('asks to confirm a warning', () => {
    const received = { kind: 'received', bestandId: 'b', meldingen: [melding] } as const;
    expect(words(list({ ...received, confirmed: false }))).toContain('Dit bestand is goed zo');
    expect(show(list({ ...received, confirmed: true }))).toContain('checked=""');
  });

  it('offers to send a failed file again', () => {
    expect(show(list({ kind: 'failed', error: 'noConnection' }))).toContain(
      'aria-label="Verstuur nota.pdf opnieuw"',
    );
  });
});
