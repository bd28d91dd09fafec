/** SQL of a FROM: the lines `name` of a claim, as they were sent in; cents. */
export function sentLinesOf(claim: string, name: string): string {
  const columns = ['zorgsoort', 'behandeldatum', 'bedrag', 'regels'];
  return `insurer.sent_lines(${columns.map((column) => `${claim}.${column}`).join(', ')}) AS ${name}`;
}

/** The same of claim `d`, as `sent`. */
export const sentLines = sentLinesOf('d', 'sent');
