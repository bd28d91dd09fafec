import {
  layoutHtml,
  layoutScores,
  layoutTruths,
  notasOfLayout,
  readLayout,
} from '@mijn/provider/reading/testing/layouts.testing';

/** How bills of unknown layouts were read. */
export interface LayoutsRead {
  /** Of all fields, percent. */
  readonly right: number;
  /** Of the fields that are certain, percent. */
  readonly sureWrong: number;
}

/** Reads the first `count` layouts in this process, of the PDF that `print` makes of their HTML. */
export async function readLayouts(
  form: 'pdf' | 'photo',
  count: number,
  print: (html: string) => Promise<Buffer>,
): Promise<LayoutsRead> {
  const scores = [];
  for (const [name, truth] of Object.entries(layoutTruths).slice(0, count)) {
    const pages = await readLayout(await print(layoutHtml(name)), form);
    scores.push(...layoutScores(truth, notasOfLayout(pages)));
  }
  const sure = scores.filter((score) => score.sure);
  const wrong = sure.filter(({ right }) => !right);
  return {
    right: (100 * scores.filter(({ right }) => right).length) / Math.max(1, scores.length),
    sureWrong: (100 * wrong.length) / Math.max(1, sure.length),
  };
}
