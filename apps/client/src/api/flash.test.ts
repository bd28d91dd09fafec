import { expect, it } from 'vitest';
import { addressWithFlash, findFlash, readFlash, withFlashKey, serializeFlash } from './flash.ts';
import { urlOf } from './loading.testing.ts';

const searchOf = (address: string) => urlOf(address).searchParams;

it('hands a value to the page that knows its name, and to no other', () => {
  const flash = serializeFlash({ saved: 'contact' });
  expect(readFlash(flash, 'saved')).toBe('contact');
  expect(readFlash(flash, 'withdrawn')).toBeUndefined();
  expect(readFlash(flash, 'constructor')).toBeUndefined();
  expect(readFlash(undefined, 'saved')).toBeUndefined();
});

it.each([
  ['/done', '/done?posted=m'],
  ['/done#there', '/done?posted=m#there'],
  ['/done?jaar=2026#there', '/done?jaar=2026&posted=m#there'],
])('marks %s as %s', (to, marked) => {
  expect(withFlashKey(to, 'm')).toBe(marked);
});

it('hands the result of a scripted action to its own address, and to no other', () => {
  const flash = { saved: 'contact' };
  const address = addressWithFlash({ to: '/done#there', flash });
  expect(address).toMatch(/^\/done\?posted=\w+#there$/);
  expect(findFlash(searchOf(address), undefined)).toBe(serializeFlash(flash));
  expect(findFlash(searchOf('/done?posted=another'), undefined)).toBeUndefined();
  expect(findFlash(searchOf('/done'), 'words')).toBeUndefined();
  expect(addressWithFlash({ to: '/done' })).toBe('/done');
});

it('hands on the values that a posted form brought to the document', () => {
  expect(findFlash(searchOf('/done?posted=another'), 'words')).toBe('words');
});
