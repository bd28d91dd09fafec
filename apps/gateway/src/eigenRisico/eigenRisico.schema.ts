import type { EigenRisicoResponse } from '@mijn/contract/eigenRisico';
import type { Brand } from '@mijn/domain/brands';
import type { Builder, BrandEnum } from '../graphql/builder.ts';
import { centsOf } from '../graphql/cents.ts';
import type { GraphqlContext } from '../graphql/graphqlContext.ts';
import { askOwn } from '../provider/ask.ts';
import { memoizePerRequest } from '../provider/memoizePerRequest.ts';
import { ProviderError } from '../provider/providerError.ts';
import type { VerzekerdeType } from '../relatie/relatie.schema.ts';

type EigenRisico = EigenRisicoResponse['body']['eigenRisico'];

function createPerMerk(builder: Builder, brand: BrandEnum) {
  return builder
    .objectRef<NonNullable<EigenRisico['perMerk']>[number]>('EigenRisicoPerMerk')
    .implement({
      description: 'The days of a year, both included, on which a person was insured with a brand.',
      fields: (t) => ({
        merk: t.field({ type: brand, resolve: ({ merk }) => merk }),
        van: t.exposeString('van', { description: 'yyyy-mm-dd' }),
        totEnMet: t.exposeString('totEnMet', { description: 'yyyy-mm-dd' }),
        bedrag: t.int(centsOf('bedrag')),
      }),
    });
}

function createEigenRisico(builder: Builder, brand: BrandEnum) {
  const perMerk = createPerMerk(builder, brand);
  return builder.objectRef<EigenRisico>('EigenRisico').implement({
    fields: (t) => {
      const amount = (name: Exclude<keyof EigenRisico, 'inTermijnen' | 'merk' | 'perMerk'>) =>
        t.int(centsOf(name));
      return {
        verplichtBedrag: amount('verplichtBedrag'),
        vrijwilligBedrag: amount('vrijwilligBedrag'),
        totaalVerbruikt: amount('totaalVerbruikt'),
        totaalResterend: amount('totaalResterend'),
        inTermijnen: t.boolean({
          nullable: true,
          description: 'Whether it is paid in terms; null without the extension.',
          resolve: (year) => year.inTermijnen ?? null,
        }),
        merk: t.field({
          type: brand,
          nullable: true,
          description: 'The insured person; null without the extension.',
          resolve: (year) => year.merk ?? null,
        }),
        perMerk: t.field({
          type: [perMerk],
          nullable: true,
          description: 'In order; null without the extension.',
          resolve: (year) => year.perMerk ?? null,
        }),
      };
    },
  });
}

/** The person, year and brand; by default the caller, this year, and their policy's brand. */
interface EigenRisicoQuery {
  readonly relatienummer?: string | null | undefined;
  readonly jaar?: number | null | undefined;
  readonly merk?: Brand | null | undefined;
}

const once = memoizePerRequest<EigenRisico>();

// Memoised per request: the page asks for the caller's own before it knows which of the family that is.
function askOnce(context: GraphqlContext, query: EigenRisicoQuery): Promise<EigenRisico> {
  const { relatienummer, jaar, merk } = query;
  const key = [relatienummer, jaar, merk].join(' ');
  const full = async () => ({
    query: {
      relatienummer: relatienummer ?? (await context.relatie()).relatieNummer,
      jaar: jaar ?? (await context.thisYear()),
      merk: merk ?? (await context.relatie()).merk ?? context.merk,
    },
  });
  return once(context, key, async () => {
    const { body } = await askOwn(context.call, 'getEigenRisicoPerJaar', { query }, full);
    return body.eigenRisico;
  });
}

// A year that is not settled, or in which the person was not insured, has none.
function orNone(error: unknown): null {
  if (error instanceof ProviderError && error.status === 404) return null;
  throw error;
}

async function ofPerson(
  { relatienummer, jaar }: { readonly relatienummer: string; readonly jaar: number },
  context: GraphqlContext,
): Promise<EigenRisico | null> {
  const isSelf = relatienummer === (await context.relatie()).relatieNummer;
  const query = {
    ...(!isSelf && { relatienummer }),
    ...(jaar !== (await context.thisYear()) && { jaar }),
  };
  return await askOnce(context, query).catch(orNone);
}

/** Adds own risk per year to the schema, by itself or with the insured persons of a year. */
export function addEigenRisico(
  builder: Builder,
  brand: BrandEnum,
  verzekerde: VerzekerdeType,
): void {
  const eigenRisico = createEigenRisico(builder, brand);
  builder.objectField(verzekerde, 'eigenRisico', (t) =>
    t.field({
      type: eigenRisico,
      nullable: true,
      description: 'Own risk of that year; null when the insurer has none.',
      resolve: (person, _, context) => ofPerson(person, context),
    }),
  );
  builder.queryField('eigenRisico', (t) =>
    t.field({
      type: eigenRisico,
      nullable: true,
      description: "Without arguments: the caller's own, this year, the brand of the policy.",
      args: { relatienummer: t.arg.string(), jaar: t.arg.int(), merk: t.arg({ type: brand }) },
      resolve: (_, request, context) => askOnce(context, request),
    }),
  );
}
