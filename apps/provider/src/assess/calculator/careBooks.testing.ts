import { expect } from 'vitest';
import { assessDeclaratie } from '../assessDeclaratie.ts';
import { dueOfYear } from './calculatorYear.testing.ts';
import type { CareHistory } from './careHistory.testing.ts';
import { lowerEigenRisico } from '../corrections/lowerEigenRisico.ts';
import type { LineAmounts } from '../shapes.ts';
import { type BookedLine, type Correctie, takeBack } from '../corrections/takeBack.ts';
import { countLine, emptyUsage } from '../usage.ts';
import { eigenRisicoOfYear } from '../eigenRisico/yearEigenRisico.ts';
import { yearOf } from '../line/yearOf.ts';

/** A booked line with the index of its bill. */
export interface Booked extends BookedLine {
  readonly bill: number;
  readonly uitgekeerd: number;
}

/** Books of a person: judged lines and corrections so far. */
export class Books {
  lines: readonly Booked[] = [];
  readonly taken = new Set<number>();
  /** Own risk of a year was lowered. */
  lowered = false;
  /** The part of the history that is known so far. */
  history: CareHistory;

  constructor(history: CareHistory) {
    this.history = history;
  }

  get facts() {
    const { person, rules, amounts, inTermijnen } = this.history;
    return { person, dekkingen: rules, eigenRisicoAmounts: amounts, inTermijnen };
  }

  /** Judges a bill with the usage in the books, as the job does. */
  add(number: number): void {
    const { submittedOn, zorgsoort, behandelDatum, bedrag } = this.history.bills[number]!;
    const line = { zorgsoort, behandelDatum, bedrag, aantal: 1, buitenland: false };
    const input = { ...this.facts, submittedOn, usage: this.usage(), regels: [line] };
    const [outcome] = assessDeclaratie(input).regels;
    const { amounts, dekking } = outcome!;
    const booked = {
      ...line,
      bill: number,
      submittedOn,
      dekking,
      notCovered: amounts.notCovered,
      wettelijkeBijdrage: amounts.wettelijkeBijdrage,
      eigenRisico: amounts.compulsoryEigenRisico + amounts.voluntaryEigenRisico,
      uitgekeerd: amounts.uitgekeerd,
    };
    this.lines = [...this.lines, booked];
  }

  private usage() {
    return this.lines.reduce((usage, line) => {
      const amounts = {
        gedeclareerd: line.bedrag,
        notCovered: line.notCovered,
        wettelijkeBijdrage: line.wettelijkeBijdrage,
        compulsoryEigenRisico: line.eigenRisico,
        voluntaryEigenRisico: 0,
        inTermijnen: 0,
        uitgekeerd: 0,
      };
      const { dekking } = line;
      return countLine(usage, {
        amounts,
        aantal: 1,
        dekking,
        polisnummer: null,
        jaar: yearOf(line),
      });
    }, emptyUsage);
  }

  takeBack(number: number): void {
    const line = this.lines.find(({ bill }) => bill === number)!;
    const ofYear = this.lines.filter((one) => yearOf(one) === yearOf(line));
    this.correct(takeBack(ofYear, line, this.facts));
    this.taken.add(number);
    const left = this.lines.find(({ bill }) => bill === number)!;
    const { bedrag, notCovered, wettelijkeBijdrage, eigenRisico, uitgekeerd } = left;
    expect([bedrag, notCovered, wettelijkeBijdrage, eigenRisico, uitgekeerd]).toEqual([
      0, 0, 0, 0, 0,
    ]);
    this.lines = this.lines.filter((one) => one !== left);
  }

  /** Lowers own risk as the daily job does. @returns the changes of each correction */
  lower(): LineAmounts[] {
    return [...this.used().keys()].flatMap((key) => {
      const [code, years] = key.split('/');
      const brand = code === 'ZZ' ? code : 'AZVZ';
      const year = Number(years);
      const { person, amounts, inTermijnen } = this.history;
      const { verplicht, voluntary } = eigenRisicoOfYear(person, brand, year, amounts);
      const correcties = lowerEigenRisico(
        this.lines.filter((line) => yearOf(line) === year),
        { merk: brand, due: verplicht + voluntary, inTermijnen: inTermijnen.includes(key) },
      );
      this.correct(correcties);
      this.lowered ||= correcties.length > 0;
      return correcties.map(({ outcome }) => outcome.amounts);
    });
  }

  private correct(correcties: readonly Correctie<Booked>[]): void {
    const changes = new Map(correcties.map((one) => [one.line, one.outcome.amounts]));
    this.lines = this.lines.map((one) => {
      const change = changes.get(one);
      return change === undefined
        ? one
        : {
            ...one,
            bedrag: one.bedrag + change.gedeclareerd,
            notCovered: one.notCovered + change.notCovered,
            wettelijkeBijdrage: one.wettelijkeBijdrage + change.wettelijkeBijdrage,
            eigenRisico: one.eigenRisico + change.compulsoryEigenRisico,
            uitgekeerd: one.uitgekeerd + change.uitgekeerd,
          };
    });
  }

  /** Returns used own risk by brand and year. */
  used(): Map<string, number> {
    const sums = new Map<string, number>();
    for (const { dekking, eigenRisico, ...line } of this.lines) {
      if (!dekking) continue;
      const key = `${dekking.merk}/${yearOf(line)}`;
      sums.set(key, (sums.get(key) ?? 0) + eigenRisico);
    }
    return sums;
  }

  /** Returns the own risk of a year, by a key of `used`. */
  dueOf(key: string): number {
    const [brand = '', year] = key.split('/');
    const { verplicht, voluntary } = dueOfYear(this.history, brand, Number(year));
    return verplicht + voluntary;
  }

  /** Asserts that no year uses more own risk than it has, and that the parts of each line add up and are not negative. */
  expectSound(): void {
    for (const [key, used] of this.used()) expect(used).toBeLessThanOrEqual(this.dueOf(key));
    for (const line of this.lines) {
      const { bedrag, notCovered, wettelijkeBijdrage, eigenRisico, dekking } = line;
      const isInTermijnen = this.history.inTermijnen.includes(`${dekking?.merk}/${yearOf(line)}`);
      expect(Math.min(notCovered, wettelijkeBijdrage, eigenRisico)).toBeGreaterThanOrEqual(0);
      expect(line.uitgekeerd).toBe(
        bedrag - notCovered - wettelijkeBijdrage - (isInTermijnen ? 0 : eigenRisico),
      );
    }
  }
}
