import { createRandom } from '@mijn/domain/random.testing';
import sharp from 'sharp';
import { drawPage, withPdf } from '../process/pdf.ts';

/** Form of a bill of the corpus. */
export type BillForm = 'pdf' | 'scan' | 'photo';

interface Raw {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const scanSize = 2_000;

/** Returns the pages of a PDF as scans: slightly slanted, with noise, as JPEG. */
export async function scan(pdf: Buffer, seed: number): Promise<Buffer[]> {
  const random = createRandom(seed * 31 + 5);
  const pages = await drawnPages(pdf, scanSize);
  return Promise.all(
    pages.map(async (page) => {
      const skew = random.roll() * 3 - 1.5;
      return sharp(page)
        .flatten({ background: 'white' })
        .rotate(skew, { background: 'white' })
        .blur(0.6)
        .jpeg({ quality: 75 })
        .toBuffer();
    }),
  );
}

/**
 * Returns the pages of a PDF as photos: on a table, in perspective, rotated, with shadows, sometimes creased or blurred,
 * as JPEG of quality 60.
 */
export async function photograph(pdf: Buffer, seed: number): Promise<Buffer[]> {
  const random = createRandom(seed * 57 + 11);
  const pages = await drawnPages(pdf, 2_300);
  const photos: Buffer[] = [];
  for (const page of pages) {
    const { data, info } = await sharp(page)
      .flatten({ background: 'white' })
      .greyscale()
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = onTable({ data, width: info.width, height: info.height }, random.roll, {
      creased: random.chance(0.4),
    });
    const quarter = random.choose([0, 0, 0, 0, 90, 180, 270]);
    const blur = random.chance(0.4) ? 0.6 + random.roll() * 0.7 : 0.3;
    const turned = await sharp(raw.data, {
      raw: { width: raw.width, height: raw.height, channels: 1 },
    })
      .rotate(quarter)
      .blur(blur)
      .png()
      .toBuffer();
    photos.push(await sharp(turned).jpeg({ quality: 60 }).toBuffer());
  }
  return photos;
}

function onTable(page: Raw, roll: () => number, { creased }: { creased: boolean }): Raw {
  const width = Math.round(page.width * 1.16);
  const height = Math.round(page.height * 1.12);
  const [table, dim, crease] = [60 + roll() * 90, 0.25 + roll() * 0.35, 0.3 + roll() * 0.4];
  const angle = ((roll() * 10 - 5) * Math.PI) / 180;
  const [tilt, lean] = [(roll() - 0.5) * 0.09, (roll() - 0.5) * 0.09];
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const data = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width - 0.5, y / height - 0.5];
      const depth = 1 + tilt * u * 2 + lean * v * 2;
      const [sx, sy] = [(x - width / 2) * depth, (y - height / 2) * depth];
      const px = Math.round(sx * cos + sy * sin + page.width / 2);
      const py = Math.round(-sx * sin + sy * cos + page.height / 2);
      const inside = px >= 0 && py >= 0 && px < page.width && py < page.height;
      const paper = inside ? (page.data[py * page.width + px] ?? 255) * 0.94 : table;
      const shadow = 1 - dim * Math.max(0, Math.min(1, u + 0.7 * v + 0.5));
      const fold = creased && inside && Math.abs(py / page.height - crease) < 0.003 ? 0.8 : 1;
      data[y * width + x] = paper * shadow * fold;
    }
  }
  return { data, width, height };
}

function drawnPages(pdf: Buffer, size: number): Promise<Buffer[]> {
  return withPdf(pdf, async (document) => {
    const pages: Buffer[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      pages.push(await drawPage(await document.getPage(number), size));
    }
    return pages;
  });
}
