import { expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import type { Melding } from '../state/outcome.ts';
import { toObjections } from '../state/objections.ts';
import { context } from '../state/claim.testing.ts';
import { objectionLinks } from './detailErrors.ts';
import { stepsOf } from './step.ts';

setLanguageSource(() => 'nl');

const melding = (code: string, field: string): Melding => ({
  code,
  level: 'error',
  message: `Over ${code}.`,
  veld: field,
});
const lines = [{ key: 'l1' }, { key: 'l2' }];
const all = [
  melding('tooLong', 'naamZorgverlener'),
  melding('bedragNul', 'regels.1.bedrag'),
  melding('samenTeGroot', 'bestanden'),
  melding('unknown', 'declarant'),
  melding('kloppenNiet', 'regels'),
];

interface Circumstances {
  readonly reads?: boolean;
  readonly only?: string;
  readonly meldingen?: readonly Melding[];
  readonly files?: readonly { readonly name: string; readonly meldingen: readonly Melding[] }[];
}

function links({ reads = true, only, meldingen = all, files = [] }: Circumstances) {
  const objections = toObjections({ kind: 'meldingen', meldingen, files }, lines.length, context);
  const steps = stepsOf({ alone: only !== undefined, reads });
  return objectionLinks(objections, lines, { steps, only }).map(({ text, href }) => [
    text.slice(0, 12),
    href?.replace('/declaraties/indienen', ''),
  ]);
}

it('link to each field on its step, in the order of steps and fields', () => {
  expect(links({ reads: false })).toEqual([
    ['Kies wie de ', '#field-declarant'],
    ['Over samenTe', '?stap=nota#field-bestanden'],
    ['Regel 2: Vul', '?stap=gegevens#field-l2-bedrag'],
    ['De naam van ', '?stap=gegevens#field-naamZorgverlener'],
  ]);
});

it('link to the person on the step of the values when it is asked there', () => {
  expect(links({})).toEqual([
    ['Over samenTe', '#field-bestanden'],
    ['Kies wie de ', '?stap=gegevens#field-declarant'],
    ['Regel 2: Vul', '?stap=gegevens#field-l2-bedrag'],
    ['De naam van ', '?stap=gegevens#field-naamZorgverlener'],
  ]);
});

it('have no link to the person when there is only one', () => {
  expect(links({ only: '1001', meldingen: [melding('unknown', 'declarant')] })).toEqual([
    ['Kies wie de ', undefined],
  ]);
});

it('list the same message about several files once', () => {
  const files = ['a.pdf', 'b.pdf'].map((name) => ({
    name,
    meldingen: [melding('leeg', 'bestanden')],
  }));
  expect(links({ meldingen: [], files })).toEqual([['Over leeg.', '#field-bestanden']]);
});
