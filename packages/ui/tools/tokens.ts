import { writeFile } from 'node:fs/promises';
import { maakTokensCss, tokensPad } from './maakTokensCss.ts';

await writeFile(tokensPad, await maakTokensCss());
