import type { GreyPicture } from './judgePhoto.ts';

/**
 * Width that photos are scaled to before judging; print on a bill that fills the photo is still a few
 * pixels high.
 */
const lookedAtWidth = 1000;
const quality = 0.92;

function draw(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new TypeError('No canvas to draw on');
  return { canvas, context };
}

/**
 * Returns a scaled-down photo in shades of grey.
 * @throws when this browser cannot read the photo, such as HEIC in most
 */
export async function readGrey(file: Blob): Promise<GreyPicture> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(lookedAtWidth / bitmap.width, 1);
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const { context } = draw(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = new Uint8ClampedArray(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    // By index: a view per pixel takes ten times as long, and blocks the page.
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    pixels[at] = 0.3 * red + 0.59 * green + 0.11 * blue;
  }
  return { width, height, pixels };
}

/**
 * Returns the photo turned right by a quarter, as a JPEG.
 * @throws when this browser cannot read the photo
 */
export async function turnPhoto(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const { canvas, context } = draw(bitmap.height, bitmap.width);
  context.translate(bitmap.height, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!blob) throw new TypeError('No picture was drawn');
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}
