import { dagInNederland } from '@mijn/domain/datum';
import type { Merk } from '@mijn/domain/merken';
import { ProviderFout } from '../provider/providerFout.ts';
import { getRelatie, type GelezenRelatie } from '../provider/relatie.ts';
import type { Aanroep } from '../provider/roepAan.ts';

/** What resolvers know of the request: the caller, the brand, today's year. */
export interface GraphqlContext {
  readonly aanroep: Aanroep;
  readonly merk: Merk;
  /** This year in the Netherlands; worked out only when asked. */
  readonly ditJaar: () => number;
  /** The caller's relation; asked once per request, however many fields need it. */
  readonly relatie: () => Promise<GelezenRelatie>;
  /** The hosts a person may be sent to in order to pay (decisions §7). */
  readonly redirectHosts: readonly string[];
  /** Whether the provider answered 401 to the relation: then the session is over (§4). */
  readonly isGeweigerd: () => boolean;
}

/** Makes the context of one request. */
export function maakGraphqlContext(
  aanroep: Aanroep,
  {
    merk,
    nu,
    redirectHosts,
  }: Pick<GraphqlContext, 'merk' | 'redirectHosts'> & { readonly nu: Date },
): GraphqlContext {
  let gevraagd: Promise<GelezenRelatie> | undefined;
  let geweigerd = false;
  const vraag = async () => {
    try {
      return await getRelatie(aanroep);
    } catch (fout) {
      geweigerd ||= fout instanceof ProviderFout && fout.status === 401;
      throw fout;
    }
  };
  return {
    aanroep,
    merk,
    redirectHosts,
    ditJaar: () => Number(dagInNederland(nu).slice(0, 4)),
    relatie: () => (gevraagd ??= vraag()),
    isGeweigerd: () => geweigerd,
  };
}
