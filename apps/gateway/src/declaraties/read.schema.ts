import type { ReadLine, ReadNota, TextPosition } from '@mijn/contract/readNota';
import { type Euros } from '@mijn/domain/money';
import type { Builder } from '../graphql/builder.ts';
import { centsOf } from '../graphql/cents.ts';
import { askKnown } from '../provider/ask.ts';

interface ReadValue<T> {
  readonly waarde: T;
  readonly zeker: boolean;
  readonly plaats?: TextPosition | undefined;
}

const certain = 'Nobody need look at it again.';

function createPlace(builder: Builder) {
  return builder.objectRef<TextPosition>('GelezenPlaats').implement({
    description: 'Fractions of an upright page; pages count from 1.',
    fields: (t) => ({
      bestandId: t.exposeString('bestandId'),
      bladzijde: t.exposeInt('bladzijde'),
      boven: t.exposeFloat('boven'),
      breedte: t.exposeFloat('breedte'),
      hoogte: t.exposeFloat('hoogte'),
      links: t.exposeFloat('links'),
    }),
  });
}

function createValues(builder: Builder) {
  const plaats = createPlace(builder);
  const where = { type: plaats, nullable: true } as const;
  return {
    text: builder.objectRef<ReadValue<string>>('GelezenTekst').implement({
      fields: (t) => ({
        plaats: t.field({ ...where, resolve: (value) => value.plaats }),
        waarde: t.exposeString('waarde'),
        zeker: t.exposeBoolean('zeker', { description: certain }),
      }),
    }),
    choice: builder.objectRef<ReadValue<boolean>>('GelezenKeuze').implement({
      fields: (t) => ({
        plaats: t.field({ ...where, resolve: (value) => value.plaats }),
        waarde: t.exposeBoolean('waarde'),
        zeker: t.exposeBoolean('zeker', { description: certain }),
      }),
    }),
    amount: builder.objectRef<ReadValue<Euros>>('GelezenBedrag').implement({
      fields: (t) => ({
        plaats: t.field({ ...where, resolve: (value) => value.plaats }),
        waarde: t.int(centsOf('waarde')),
        zeker: t.exposeBoolean('zeker', { description: certain }),
      }),
    }),
  };
}

type Values = ReturnType<typeof createValues>;

function createLine(builder: Builder, { text, amount }: Values) {
  return builder.objectRef<ReadLine>('GelezenRegel').implement({
    fields: (t) => ({
      bedrag: t.field({ type: amount, nullable: true, resolve: (line) => line.bedrag }),
      behandelDatum: t.field({ type: text, nullable: true, resolve: (line) => line.behandelDatum }),
      omschrijving: t.field({ type: text, nullable: true, resolve: (line) => line.omschrijving }),
      zorgsoort: t.field({ type: text, nullable: true, resolve: (line) => line.zorgsoort }),
    }),
  });
}

function createNota(builder: Builder) {
  const values = createValues(builder);
  const { text, amount, choice } = values;
  const line = createLine(builder, values);
  return builder.objectRef<ReadNota>('GelezenNota').implement({
    fields: (t) => ({
      andereMunt: t.exposeBoolean('andereMunt', {
        description: 'It has another currency than the euro, so its amounts are left out.',
      }),
      bestandIds: t.exposeStringList('bestandIds'),
      buitenland: t.field({ type: choice, nullable: true, resolve: (nota) => nota.buitenland }),
      naamZorgverlener: t.field({
        type: text,
        nullable: true,
        resolve: (nota) => nota.naamZorgverlener,
      }),
      notaNummer: t.field({ type: text, nullable: true, resolve: (nota) => nota.notaNummer }),
      ontbreekt: t.exposeStringList('ontbreekt', {
        description: 'Required parts of a bill that were not found.',
      }),
      regels: t.field({ type: [line], resolve: (nota) => nota.regels }),
      relatienummer: t.field({ type: text, nullable: true, resolve: (nota) => nota.relatienummer }),
      totaal: t.field({ type: amount, nullable: true, resolve: (nota) => nota.totaal }),
    }),
  });
}

/** Adds the readings of bills to the schema, an extension. */
export function addRead(builder: Builder): void {
  const nota = createNota(builder);
  builder.queryField('gelezen', (t) =>
    t.field({
      type: [nota],
      nullable: true,
      description:
        'The bills in waiting files, read now and not stored; null for an unreadable file. 404 without the extension, 503 when it cannot read now.',
      args: { bestandIds: t.arg.idList({ required: true }) },
      resolve: async (_, { bestandIds }, { call }) => {
        const query = { bestandId: bestandIds.map(String) };
        const { gelezen } = await askKnown(call, 'getGelezen', { query });
        return gelezen.onleesbaar ? null : gelezen.notas;
      },
    }),
  );
}
