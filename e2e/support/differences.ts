/** Collects differences between two screens of a person. */
export class Differences {
  readonly found: string[] = [];
  pairs = 0;

  same(about: string, one: unknown, other: unknown): void {
    this.pairs += 1;
    const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
    if (first !== second) this.found.push(`${about}: ${first} beside ${second}`);
  }
}
