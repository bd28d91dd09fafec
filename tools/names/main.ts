import { documentFindings } from './documentFindings.ts';
import { given, nameFindings } from './nameFindings.ts';

/* The check of names: of what code calls things, and of what documents and comments call by name. */

const findings = [await nameFindings(), documentFindings(given)];
for (const { wrong, summary } of findings) console.log([...wrong, summary].join('\n'));
process.exitCode = findings.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
