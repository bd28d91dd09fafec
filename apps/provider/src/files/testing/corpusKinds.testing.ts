import { gzipSync } from 'node:zlib';
import { error, type SampleFile } from './sampleFile.testing.ts';

const zeros = Buffer.alloc(2000);
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');

/** The first bytes of kinds of files that we do not take. */
const children: Readonly<Record<string, Buffer | string>> = {
  eleven: hex('7f454c46 02010100'),
  'macho.dylib': hex('cffaedfe 07000001'),
  class: hex('cafebabe 00000034'),
  wasm: hex('0061736d 01000000'),
  rar: hex('526172211a0701 00'),
  '7z': hex('377abcaf271c 0004'),
  bz2: 'BZh91AY&SY',
  xz: hex('fd377a585a00 0004'),
  zst: hex('28b52ffd 2400'),
  lz4: hex('04224d18 644000'),
  cab: 'MSCF\0\0\0\0',
  deb: '!<arch>\ndebian-binary   ',
  tgz: gzipSync('nota'),
  mp3: hex('494433 0300 000000000000'),
  flac: 'fLaC\0\0\0\u0022',
  ogg: 'OggS\0\u0002',
  wav: 'RIFF\u0024\0\0\0WAVEfmt ',
  avi: 'RIFF\u0024\0\0\0AVI LIST',
  mkv: hex('1a45dfa3 a342868101'),
  ico: hex('00000100 0100 1010 0000'),
  bmp: 'BM\u0036\0\0\0\0\0\0\0\u0036\0\0\0\u0028\0\0\0',
  psd: '8BPS\0\u0001\0\0\0\0\0\0',
  jp2: hex('0000000c 6a502020 0d0a870a'),
  jxl: hex('0000000c 4a584c20 0d0a870a'),
  eps: '%!PS-Adobe-3.0 EPSF-3.0\n',
  ps1: 'Write-Host "nota"\n',
  rtf: '{\\rtf1\\ansi nota}',
  doc: hex('d0cf11e0a1b11ae1'),
  lnk: hex('4c000000 0114020000000000c000000000000046'),
  sqlite: 'SQLite format 3\0',
  ttf: hex('00010000 00100100'),
  woff: 'wOFF\0\u0001\0\0',
  woff2: 'wOF2\0\u0001\0\0',
  pem: '-----BEGIN PRIVATE KEY-----\nMIIE\n',
  eml: 'From: a@example.org\nSubject: nota\n\nhoi',
  ics: 'BEGIN:VCALENDAR\nEND:VCALENDAR\n',
  vcf: 'BEGIN:VCARD\nEND:VCARD\n',
  json: '{"bedrag": 45}',
  js: 'require("child_process").exec("x")',
  sh: '#!/bin/sh\nrm -rf nergens\n',
  bat: '@echo off\r\n',
  hta: '<hta:application id=x>',
  mht: 'MIME-Version: 1.0\nContent-Type: multipart/related\n',
  xhtml: '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>',
  'xml-external':
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'utf16.html': Buffer.from('\uFEFF<html><script>x</script>', 'utf16le'),
  spaces: ' '.repeat(5000),
  zeros: Buffer.alloc(5000),
  'one-byte': 'x',
};

/** Kinds of files that we do not take, under their own name and under that of a kind we take. */
export function kinds(): SampleFile[] {
  return Object.entries(children).flatMap(([name, begin]) => {
    const small = name === 'one-byte';
    const create = (): Buffer =>
      typeof begin === 'string' || small
        ? Buffer.from(begin.toString('latin1'), 'latin1')
        : Buffer.concat([begin, zeros]);
    const own = name.includes('.') ? name : `nota.${name}`;
    return [own, `${name}-as.pdf`].map((fileName) =>
      error(fileName, 'soortNietToegestaan', create),
    );
  });
}
