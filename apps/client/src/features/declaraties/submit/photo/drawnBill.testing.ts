interface Shot {
  /** Blur in pixels of a photo 1200 wide. */
  readonly blur?: number;
  /** Brightness, 0 to 1. */
  readonly light?: number;
  /** Offset of the paper to the left of the picture. */
  readonly shifted?: number;
  /** Paper from edge to edge, like a scan. */
  readonly scan?: boolean;
}

function writeLines(context: CanvasRenderingContext2D, left: number, top: number): void {
  context.fillStyle = '#161616';
  context.font = 'bold 44px sans-serif';
  context.fillText('Huisartsenpraktijk De Duinen', left, top);
  context.font = '26px sans-serif';
  for (let line = 1; line < 26; line += 1) {
    context.fillText(
      'Consult op de praktijk, 2 november 2026, € 41,25 per keer',
      left,
      top + line * 46,
    );
  }
}

/** Draws a photo of a bill on a table, as a browser would give it. */
export async function drawBill({
  blur = 0,
  light = 1,
  shifted = 0,
  scan = false,
}: Shot = {}): Promise<File> {
  const [sharp, canvas] = [document.createElement('canvas'), document.createElement('canvas')];
  for (const one of [sharp, canvas]) Object.assign(one, { width: 1200, height: 1600 });
  const [context, lens] = [sharp.getContext('2d'), canvas.getContext('2d')];
  if (!context || !lens) throw new TypeError('No canvas');
  context.fillStyle = scan ? '#fff' : '#6b5138';
  context.fillRect(-50, -50, 1300, 1700);
  context.fillStyle = '#f4f1ea';
  if (!scan) context.fillRect(120 - shifted, 120, 960, 1360);
  writeLines(context, 200 - shifted, 240);
  // Once over the whole, because a filter per line takes seconds.
  lens.filter = `blur(${blur}px) brightness(${light})`;
  lens.drawImage(sharp, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.8));
  return new File(blob ? [blob] : [], 'nota.jpg', { type: 'image/jpeg' });
}
