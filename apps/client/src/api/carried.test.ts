import { expect, it } from 'vitest';
import { addressCarrying, carriedTo, readCarried, withMark, writeCarried } from './carried.ts';
import { urlOf } from './loading.testing.ts';

const searchOf = (address: string) => urlOf(address).searchParams;

it('hands a value to the page that knows its name, and to no other', () => {
  const carried = writeCarried({ saved: 'contact' });
  expect(readCarried(carried, 'saved')).toBe('contact');
  expect(readCarried(carried, 'withdrawn')).toBeUndefined();
  expect(readCarried(carried, 'constructor')).toBeUndefined();
  expect(readCarried(undefined, 'saved')).toBeUndefined();
});

it.each([
  ['/done', '/done?posted=m'],
  ['/done#there', '/done?posted=m#there'],
  ['/done?jaar=2026#there', '/done?jaar=2026&posted=m#there'],
])('marks %s as %s', (to, marked) => {
  expect(withMark(to, 'm')).toBe(marked);
});

it('hands the result of a scripted action to its own address, and to no other', () => {
  const carries = { saved: 'contact' };
  const address = addressCarrying({ to: '/done#there', carries });
  expect(address).toMatch(/^\/done\?posted=\w+#there$/);
  expect(carriedTo(searchOf(address), undefined)).toBe(writeCarried(carries));
  expect(carriedTo(searchOf('/done?posted=another'), undefined)).toBeUndefined();
  expect(carriedTo(searchOf('/done'), 'words')).toBeUndefined();
  expect(addressCarrying({ to: '/done' })).toBe('/done');
});

it('hands on the values that a posted form brought to the document', () => {
  expect(carriedTo(searchOf('/done?posted=another'), 'words')).toBe('words');
});
