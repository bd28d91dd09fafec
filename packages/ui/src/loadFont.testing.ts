import fontUrl from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';

// In the product the font is optional: a slow first visit shows the fallback, whose widths differ between
// machines. Component tests measure text, so each test file waits for the product's font.
const font = new FontFace('Atkinson Hyperlegible Next Variable', `url(${fontUrl})`, {
  weight: '200 800',
});
document.fonts.add(await font.load());
// On the root, so that text outside our components has the same width on each machine.
document.documentElement.style.fontFamily = font.family;
