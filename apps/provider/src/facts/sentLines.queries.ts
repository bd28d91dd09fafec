/** SQL of a FROM: the lines `name` of a claim, as they were sent in; cents. */
export function sentLinesOf(declaratie: string, name: string): string {
  const columns = ['zorgsoort', 'behandeldatum', 'bedrag', 'regels'];
  return `insurer.sent_lines(${columns.map((column) => `${declaratie}.${column}`).join(', ')}) AS ${name}`;
}

/** The same of claim `d`, as `sent`. */
export const sentLines = sentLinesOf('d', 'sent');
