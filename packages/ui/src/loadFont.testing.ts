import fontUrl from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';

// In the product the font is optional: a slow first visit keeps the fallback, whose widths differ from
// machine to machine. Component tests measure text, so each test file waits for the product's font.
const font = new FontFace('Atkinson Hyperlegible Next Variable', `url(${fontUrl})`, {
  weight: '200 800',
});
document.fonts.add(await font.load());
// The whole page, so that text outside of our components is as wide on each machine.
document.documentElement.style.fontFamily = font.family;
