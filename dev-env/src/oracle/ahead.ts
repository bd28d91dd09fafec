import {
  reportUnequal,
  cents,
  reportInconsistent,
  type Rules,
  sum,
  type ViewerRule,
} from './agreement.ts';
import { yearOf } from './care.ts';

/** A forecast starts at the used amount, ends at the maximum, and agrees with own risk per year. */
const forecastsStartFromOwnRisk: ViewerRule = function* (viewer, day) {
  for (const { relatienummer, verwachting } of viewer.ahead) {
    const year = viewer.eigenRisico.find(
      (one) => one.relatienummer === relatienummer && one.jaar === yearOf(day),
    );
    if (!verwachting || !year?.eigenRisico) continue;
    const { verplichtBedrag, vrijwilligBedrag, totaalVerbruikt, inTermijnen } = year.eigenRisico;
    const { jaar, gebruikt, totaal, minimum, maximum } = verwachting;
    yield* reportUnequal(
      relatienummer,
      { jaar, used: cents(gebruikt), total: cents(totaal), inTermijnen: verwachting.inTermijnen },
      {
        jaar: yearOf(day),
        used: cents(totaalVerbruikt),
        total: cents(verplichtBedrag) + cents(vrijwilligBedrag),
        inTermijnen,
      },
    );
    const [used, least, most] = [gebruikt, minimum, maximum].map(cents);
    const isInOrder = Number(used) <= Number(least) && Number(least) <= Number(most);
    yield* reportInconsistent(
      relatienummer,
      isInOrder && Number(most) <= Math.max(Number(used), cents(totaal)),
      { used },
      {
        least,
        most,
      },
    );
  }
};

/** Planned care uses what remains of own risk, and adds up. */
const careAheadUsesWhatIsLeft: ViewerRule = function* (viewer, day) {
  for (const { relatienummer, vooraf } of viewer.ahead) {
    const year = viewer.eigenRisico.find(
      (one) => one.relatienummer === relatienummer && one.jaar === yearOf(day),
    );
    if (!vooraf || !year?.eigenRisico) continue;
    const amount = (name: string) =>
      cents(vooraf.stappen.find(({ stap }) => stap === name)?.bedrag);
    const left = cents(year.eigenRisico.totaalResterend);
    if (amount('nietVergoed') === 0)
      yield* reportUnequal(
        relatienummer,
        { eigenRisico: amount('eigenRisico') },
        { left: Math.min(left, 100_000) },
      );
    const own = amount('gedeclareerd') - amount('vergoed');
    yield* reportUnequal(relatienummer, { own: cents(vooraf.bedragZelf) }, { own });
  }
};

const amounts = [
  'bedragGedeclareerd',
  'bedragVergoed',
  'bedragNietVergoed',
  'bedragWettelijkeBijdrage',
  'bedragEigenRisico',
  'bedragEigenRisicoInTermijnen',
  'bedragUitgekeerd',
] as const;

/** The expected payout of a nota equals the cost of planned care, line by line, and adds up. */
const expectedIsWhatCareWouldCost: ViewerRule = function* (viewer) {
  for (const { relatienummer, vooraf, expected } of viewer.ahead) {
    yield* reportUnequal(relatienummer, { told: vooraf !== null }, { expected: expected !== null });
    const [first] = expected?.regels ?? [];
    if (!vooraf || !expected || !first) continue;
    yield* reportUnequal(
      relatienummer,
      { own: cents(vooraf.bedragZelf), inTermijnen: cents(vooraf.bedragEigenRisicoInTermijnen) },
      {
        own: cents(first.bedragNietVergoed),
        inTermijnen: cents(first.bedragEigenRisicoInTermijnen),
      },
    );
    const { totaal, regels } = expected;
    for (const name of amounts) {
      const together = sum(regels.map((line) => line[name]));
      yield* reportUnequal(
        `${relatienummer} ${name}`,
        { totaal: cents(totaal[name]) },
        { together },
      );
    }
    const last = totaal.stappen.at(-1);
    yield* reportUnequal(
      relatienummer,
      { paid: cents(totaal.bedragUitgekeerd) },
      { paid: cents(last?.bedrag) },
    );
  }
};

export const aheadRules: Rules<ViewerRule> = {
  forecastsStartFromOwnRisk,
  careAheadUsesWhatIsLeft,
  expectedIsWhatCareWouldCost,
};
