import { describe, expect, it } from 'vitest';
import { cleanFileName } from './fileName.ts';

describe('cleanFileName', () => {
  it.each([
    ['nota tandarts.pdf', 'nota tandarts.pdf'],
    ['C:\\Users\\ik\\nota.pdf', 'nota.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['nota\u202Efdp.exe', 'notafdp.exe'],
    ['no\u0000ta\r\n.pdf', 'nota.pdf'],
    ['<script>alert(1)</script>.jpg', 'script.jpg'],
    ['...', 'bestand'],
    ['', 'bestand'],
    ['café.jpg', 'café.jpg'],
  ])('turns %j into %j', (name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
  });

  it('cuts a name at 100 characters and keeps its extension', () => {
    const clean = cleanFileName(`${'ü'.repeat(300)}.pdf`);
    expect(Array.from(clean)).toHaveLength(100);
    expect(clean.endsWith('.pdf')).toBe(true);
  });
});
