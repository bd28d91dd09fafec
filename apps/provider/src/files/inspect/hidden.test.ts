import { expect, it } from 'vitest';
import { zip } from '../testing/image.testing.ts';
import { containsForeignContent, containsZip, isPadding } from './hidden.ts';

it.each([
  '%PDF-1.7',
  '<script src=x>',
  '<HTML>',
  '<!DOCTYPE html>',
  '<svg onload=x>',
  '<?php x',
  '<iframe>',
  'Rar!\u001A\u0007',
  '7z\u00BC\u00AF\u0027\u001C',
])('%j is the beginning of something else, wherever it stands', (text) => {
  const content = Buffer.from(`Gemaakt op 2 november\0${text}\u00ff`, 'latin1');
  expect(containsForeignContent(content)).toBe(true);
});

it('the notes of a photo are the beginning of nothing else', () => {
  const notes = 'Exif\0\0 PK Photoshop 3.0 <x:xmpmeta><rdf:RDF/></x:xmpmeta> 7z';
  expect(containsForeignContent(Buffer.from(notes, 'latin1'))).toBe(false);
});

it('a ZIP is one by its list and its end together', () => {
  expect(containsZip(Buffer.concat([Buffer.from('photo'), zip(), Buffer.from('more')]))).toBe(true);
  expect(containsForeignContent(zip())).toBe(true);
  expect(containsZip(Buffer.from('PK\u0001\u0002', 'latin1'))).toBe(false);
  expect(containsZip(Buffer.from('PK\u0005\u0006', 'latin1'))).toBe(false);
});

it.each([
  ['', true],
  ['\0\0\r\n ', true],
  ['\r\nx', false],
  ['\t', false],
])('%j is nothing but padding: %s', (text, padding) => {
  expect(isPadding(Buffer.from(text))).toBe(padding);
});
