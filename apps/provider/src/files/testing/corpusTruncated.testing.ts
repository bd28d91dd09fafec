import { image, jpg, png } from './image.testing.ts';
import { error, acceptedFile, type SampleFile } from './sampleFile.testing.ts';
import { read } from './corpusHeic.testing.ts';
import { createPdf } from './pdf.testing.ts';

const parts = [0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.97, 0.999];

/** Files that did not come over whole, and pictures of which bits changed on the way. */
export async function truncatedSamples(): Promise<SampleFile[]> {
  const whole: Readonly<Record<string, Buffer>> = {
    pdf: createPdf({ pages: 9 }),
    jpg: await jpg(),
    'steps.jpg': await image().jpeg({ progressive: true }).toBuffer(),
    png: await png(),
    heic: read('plain'),
  };
  const short = Object.entries(whole).flatMap(([kind, content]) =>
    parts.map((part) => {
      const name = `${part * 100}-percent.${kind}`;
      const begin = () => content.subarray(0, Math.floor(content.length * part));
      // A PDF misses no more than half of its last line then.
      const isWhole = kind === 'pdf' && part === 0.999;
      return isWhole ? acceptedFile(name, 'pdf', begin) : error(name, 'beschadigd', begin);
    }),
  );
  const picture = await png();
  const otherwise = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((part) =>
    error(`bit-at-${part * 100}.png`, 'beschadigd', () => {
      const piece = Buffer.from(picture);
      const position = Math.floor(piece.length * part);
      piece.writeUInt8(piece.readUInt8(position) ^ 1, position);
      return piece;
    }),
  );
  return [...short, ...otherwise];
}
