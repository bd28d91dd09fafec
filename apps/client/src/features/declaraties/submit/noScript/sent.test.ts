import { pages } from '@mijn/domain/paths';
import { maximumFlashBytes } from '@mijn/domain/postedForm';
import { isObject } from '@mijn/domain/values';
import { describe, expect, it } from 'vitest';
import { serializeFlash } from '../../../../api/flash.ts';
import { type Melding, parseList } from '../state/outcome.ts';
import { type KeptFile, parseKept } from './postedFiles.ts';
import { type SentClaim, toSent } from './sent.ts';

const claim = {
  nummer: 'D2026-1',
  verwachtOp: '2026-12-04',
  bedrag: 5420,
  payout: { kind: 'atMost', cents: 4336 },
} as const;

const melding = (level: Melding['level'], message: string): Melding => ({
  code: `code-${level}`,
  level,
  message,
  veld: undefined,
});

/** Returns files of other bills with this name after an index, and these messages. */
const waiting = (count: number, name: string, meldingen: readonly Melding[]): KeptFile[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `5f0c1a52-0000-4000-8000-00000000000${at}`,
    name: `${at} ${name}`,
    meldingen,
  }));

type Labels = Pick<SentClaim, 'left' | 'before'>;

/** Returns the values for the confirmation, and checks that they fit. */
function carriedOf(later: readonly KeptFile[], labels: Labels = { left: [], before: [] }) {
  const { to, flash = {} } = toSent({ ...claim, later, ...labels });
  expect(to).toBe(pages.declaratieIndienen.path);
  const text = serializeFlash(flash);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maximumFlashBytes);
  const { sentClaim } = flash;
  expect(isObject(sentClaim)).toBe(true);
  const texts = parseList(sentClaim, 'later').filter((one) => typeof one === 'string');
  return { sentClaim, later: parseKept(texts) };
}

describe('the values for the confirmation', () => {
  it('include number, date, and the files of other bills with their messages', () => {
    const later = waiting(2, 'nota.pdf', [melding('warn', 'Klein.'), melding('info', 'Omgezet.')]);
    const carried = carriedOf(later);
    expect(carried.sentClaim).toMatchObject(claim);
    expect(carried.later).toEqual(later);
  });

  it('include shortened names, of whole characters', () => {
    const [file] = carriedOf(waiting(1, `${'📷'.repeat(200)}.pdf`, [])).later;
    expect(Array.from(file?.name ?? '')).toHaveLength(80);
    expect(file?.name).toMatch(/^0 📷+…📷+\.pdf$/u);
    expect(file?.name.isWellFormed()).toBe(true);
  });

  it('include ten files with long names, each with its warning, without informative messages', () => {
    const meldingen = [
      melding('warn', 'De foto is erg klein. Kun je alles goed lezen?'),
      ...Array.from({ length: 4 }, () => melding('info', 'We hebben je foto omgezet. '.repeat(6))),
    ];
    const { sentClaim, later } = carriedOf(waiting(10, `${'nota '.repeat(50)}.pdf`, meldingen));
    expect(sentClaim).toMatchObject(claim);
    expect(later).toHaveLength(10);
    expect(later.map((file) => file.meldingen)).toEqual(later.map(() => meldingen.slice(0, 1)));
  });

  it('include the other bills in its file, as many as fit', () => {
    const left = ['Praktijk Linde, € 20,00'];
    const before = ['De Duinen, € 41,25'];
    expect(carriedOf([], { left, before }).sentClaim).toMatchObject({ left, before });
    const long = Array.from({ length: 40 }, (_, at) => `${at} ${'é'.repeat(200)}`);
    carriedOf(waiting(10, 'nota.pdf', []), { left: long, before: long });
  });

  it.each([
    ['more files than fit', waiting(10, 'nota.pdf', [melding('warn', 'x'.repeat(1_500))]), 5],
    [
      'a file of which too much is said',
      waiting(1, 'n.pdf', [melding('warn', 'é'.repeat(9_000))]),
      0,
    ],
  ])('always include the confirmation itself, with %s', (_what, files, most) => {
    const { sentClaim, later } = carriedOf(files);
    expect(sentClaim).toMatchObject(claim);
    expect(later.length).toBeLessThanOrEqual(most);
    expect(later).toEqual(files.slice(0, later.length));
  });
});
