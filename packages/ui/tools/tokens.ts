import { writeFile } from 'node:fs/promises';
import { createTokensCss, tokensPath } from './createTokensCss.ts';

await writeFile(tokensPath, await createTokensCss());
