import { beeld, jpg, png } from './beeld.ts';
import { fout, type Proefbestand } from './corpus.ts';
import { lees } from './corpusHeic.ts';
import { maakPdf } from './pdf.ts';

const delen = [0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.97, 0.999];

/** Files that did not come over whole, and pictures of which bits changed on the way. */
export async function afgekapte(): Promise<Proefbestand[]> {
  const heel: Readonly<Record<string, Buffer>> = {
    pdf: maakPdf({ paginas: 9 }),
    jpg: await jpg(),
    'stappen.jpg': await beeld().jpeg({ progressive: true }).toBuffer(),
    png: await png(),
    heic: lees('gewoon'),
  };
  const kort = Object.entries(heel).flatMap(([soort, inhoud]) =>
    delen.map((deel) =>
      fout(`${deel * 100}-procent.${soort}`, 'beschadigd', () =>
        inhoud.subarray(0, Math.floor(inhoud.length * deel)),
      ),
    ),
  );
  const plaat = await png();
  const anders = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((deel) =>
    fout(`bit-op-${deel * 100}.png`, 'beschadigd', () => {
      const stuk = Buffer.from(plaat);
      const plek = Math.floor(stuk.length * deel);
      stuk.writeUInt8(stuk.readUInt8(plek) ^ 1, plek);
      return stuk;
    }),
  );
  return [...kort, ...anders];
}
