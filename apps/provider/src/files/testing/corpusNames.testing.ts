import { fileRules } from '@mijn/domain/constants';
import { acceptedFile, error, type SampleFile } from './sampleFile.testing.ts';
import { createPdf } from './pdf.testing.ts';

/** Names of every kind; whatever a file is called, its contents decide. */
const names = [
  'nota.PDF',
  'één nota.pdf',
  'nota\u0301 met los accent.pdf',
  'نوتا.pdf',
  'חשבון.pdf',
  'nota\u202Efdp.exe.pdf',
  '\u200Bonzichtbaar\u200B.pdf',
  '账单.pdf',
  '🦷 nota 👨‍👩‍👧.pdf',
  '../../../etc/passwd.pdf',
  '..\\..\\windows\\system32\\nota.pdf',
  'C:\\Users\\ik\\nota.pdf',
  '/etc/passwd.pdf',
  'CON.pdf',
  'nul.pdf',
  'aux.txt.pdf',
  '.htaccess.pdf',
  '...pdf',
  '.pdf',
  ' nota .pdf',
  'nota.pdf ',
  'nota.pdf.',
  `${'lang '.repeat(80)}.pdf`,
  `${'ü'.repeat(240)}.pdf`,
  'nota;rm -rf.pdf',
  'nota`id`.pdf',
  '$(id).pdf',
  'nota|x.pdf',
  'nota%00.pdf',
  'nota%2e%2e%2f.pdf',
  'nota"aanhaling".pdf',
  "nota'enkel'.pdf",
  'nota<script>.pdf',
  'nota&amp;.pdf',
  'nota\ttab.pdf',
  'nota\u0007bel.pdf',
  'nota\u2028regel.pdf',
  'NOTA 2026-001 (1) [kopie].pdf',
  '-rf.pdf',
  '~.pdf',
] as const;

/** A PDF of exactly so many bytes. */
function ofSize(bytes: number): Buffer {
  const bare = createPdf({ objects: ['()'] }).length;
  return createPdf({ objects: [`(${'x'.repeat(bytes - bare)})`] });
}

/** Files with a name of every kind, and of every size around the limit. */
export function namedFiles(): SampleFile[] {
  const { maximumBytes } = fileRules;
  return [
    ...names.map((name) => acceptedFile(name, 'pdf', createPdf())),
    {
      ...error('too-large.pdf', 'teGroot', () => ofSize(maximumBytes + 4096)),
      onlySent: true,
    },
    {
      ...error('too-large.jpg', 'teGroot', () => Buffer.alloc(maximumBytes + 1, 0xff)),
      onlySent: true,
    },
    acceptedFile('nearly-too-large.pdf', 'pdf', () => ofSize(maximumBytes - 4096)),
  ];
}
