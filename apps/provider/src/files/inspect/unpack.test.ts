import { PdfArray, PdfDict, PdfName, PdfNumber, PdfStream } from '@libpdf/core';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CannotCopyError, createAllowance, withAllowance } from './unpack.ts';

const megabyte = 1024 * 1024;
const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * megabyte));
const large = zeros(16);
/** 128 times the byte that follows. */
const run = Buffer.from([129, 0]);
const hex = (content: Uint8Array) => Buffer.from(`${Buffer.from(content).toString('hex')}>`);

const spend = (data: Uint8Array, ...filters: string[]) => createAllowance().spend(data, filters);

/** One byte over and over, each code standing for one more of it than the code before. */
function dullCodes(bytes: number): number[] {
  const codes = [256, 0];
  for (let [made, code] = [1, 258]; made < bytes; code += 1) {
    if (code === 4096) {
      codes.push(256, 0);
      code = 257;
      made += 1;
      continue;
    }
    codes.push(code);
    made += code - 256;
  }
  return [...codes, 257];
}

/** Codes as a file of LZW has them, which grow so many codes early. */
function packed(codes: readonly number[], early = 1): Buffer {
  let [bits, next, isFirst] = ['', 258, true];
  for (const code of codes) {
    const width = Math.min(12, Math.max(9, (next + early).toString(2).length));
    // Where codes grow late, the newest one cannot be written yet: the one before it can.
    bits += Math.min(code, 2 ** width - 1)
      .toString(2)
      .padStart(width, '0');
    if (code === 256) [next, isFirst] = [258, true];
    else if (isFirst) isFirst = false;
    else if (next < 4096) next += 1;
  }
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}

const packedDull = (bytes: number) => packed(dullCodes(bytes));

/** Ends early for who lets codes grow sooner than the parser does, and is a bomb for that. */
function bombForTheParser(early: 0 | -1): Buffer {
  const endForOthers = Array<number>(1 - early).fill(128);
  const begin = [256, ...Array<number>(254).fill(0), ...endForOthers];
  const growing = Array.from({ length: 4096 - 512 + early }, (_, i) => 512 - early + i);
  return packed([...begin, ...growing, ...Array<number>(4_000).fill(4095)], early);
}

describe('what a parser unpacks', () => {
  it.each([0, -1] as const)(
    'is counted for every reader, whenever its codes grow (%i)',
    (early) => {
      const bomb = bombForTheParser(early);
      const params = new PdfDict([['EarlyChange', PdfNumber.of(1 + early)]]);
      const stream = new PdfStream([['Filter', PdfName.of('LZWDecode')]], bomb);
      stream.set('DecodeParms', params);
      const unpacked = stream.getDecodedData();
      expect(unpacked.length).toBeGreaterThan(16 * megabyte);
      expect(() => spend(bomb, 'LZWDecode')).toThrow(new CannotCopyError('too much'));
    },
  );

  it.each<[string, Uint8Array, string[]]>([
    ['as it is', Buffer.alloc(16 * megabyte), []],
    ['deflated', large, ['FlateDecode']],
    ['in runs', Buffer.concat(Array(1_000).fill(run)), ['RunLengthDecode']],
    ['by a table', packedDull(1_000_000), ['LZWDecode']],
    ['as letters', hex(Buffer.alloc(megabyte)), ['ASCIIHexDecode']],
    ['as letters, then deflated', hex(large), ['ASCIIHexDecode', 'FlateDecode']],
    ['as a picture', Buffer.alloc(100), ['DCTDecode']],
    ['deflated round a picture', zeros(1), ['FlateDecode', 'DCTDecode']],
    ['broken: readers skip it', Buffer.from('no zlib'), ['FlateDecode']],
  ])('may come to 16 MB: %s', (_how, data, filters) => {
    expect(() => spend(data, ...filters)).not.toThrow();
  });

  it.each<[string, Uint8Array, string[]]>([
    ['as it is', Buffer.alloc(16 * megabyte + 1), []],
    ['deflated', zeros(17), ['FlateDecode']],
    ['in runs', Buffer.concat(Array(17 * 8 * 1024).fill(run)), ['RunLengthDecode']],
    ['by a table', packedDull(17 * megabyte), ['LZWDecode']],
    ['as letters, then deflated', hex(zeros(17)), ['ASCIIHexDecode', 'FlateDecode']],
  ])('may come to no more than that: %s', (_how, data, filters) => {
    expect(() => spend(data, ...filters)).toThrow(new CannotCopyError('too much'));
  });

  it.each([
    ['in a way that nobody knows', ['Crypt']],
    ['twice, which makes a bomb of a few bytes', ['FlateDecode', 'FlateDecode']],
    ['twice, behind letters', ['ASCIIHexDecode', 'FlateDecode', 'LZWDecode']],
  ])('is not packed %s', (_how, filters) => {
    expect(() => spend(hex(deflateSync(large)), ...filters)).toThrow(new CannotCopyError('packed'));
  });

  it('is counted together for one file', () => {
    const { spend: next } = createAllowance();
    for (let times = 0; times < 3; times += 1) next(large, ['FlateDecode']);
    expect(() => next(Buffer.from('x'), [])).toThrow(new CannotCopyError('too much'));
  });
});

describe('the pictures of a file', () => {
  it('may be larger than what a parser reads, and are counted at the end', async () => {
    const allowance = createAllowance();
    allowance.note(zeros(64), ['FlateDecode']);
    await expect(allowance.countPictures()).resolves.toBeUndefined();
  });

  it('may each come to 128 MB, and to 512 MB together', async () => {
    const one = createAllowance();
    one.note(zeros(129), ['FlateDecode']);
    await expect(one.countPictures()).rejects.toEqual(new CannotCopyError('too much'));
    const many = createAllowance();
    const picture = zeros(103);
    for (let times = 0; times < 5; times += 1) many.note(picture, ['FlateDecode']);
    await expect(many.countPictures()).rejects.toEqual(new CannotCopyError('too much'));
  });

  it('that are broken are left to readers, and those packed otherwise are counted at once', async () => {
    const allowance = createAllowance();
    allowance.note(Buffer.from('no zlib'), ['FlateDecode']);
    await expect(allowance.countPictures()).resolves.toBeUndefined();
    expect(() => allowance.note(packedDull(17 * megabyte), ['LZWDecode'])).toThrow(CannotCopyError);
  });
});

describe('a parser at work', () => {
  const deflated = PdfName.of('FlateDecode');

  it.each([
    ['by its name', deflated],
    ['in a list', new PdfArray([deflated])],
  ])('is stopped before it unpacks a bomb, its filter %s', async (_how, filter) => {
    const bomb = new PdfStream([['Filter', filter]], zeros(17));
    const unpacking = withAllowance(createAllowance(), async () => bomb.getDecodedData().length);
    await expect(unpacking).rejects.toEqual(new CannotCopyError('too much'));
  });

  it('unpacks what is allowed, and is itself again afterwards, also when it failed', async () => {
    const small = new PdfStream([['Filter', deflated]], deflateSync('nota'));
    const read = async () => Buffer.from(small.getDecodedData()).toString();
    expect(await withAllowance(createAllowance(), read)).toBe('nota');
    const before = Reflect.get(PdfStream.prototype, 'getDecodedData');
    const failing = withAllowance(createAllowance(), () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(Reflect.get(PdfStream.prototype, 'getDecodedData')).toBe(before);
  });
});
