/** SQL for FROM: the lines of a claim as they were sent in, as `name`; cents. */
export function sentLinesOf(declaratie: string, name: string): string {
  const columns = ['zorgsoort', 'behandeldatum', 'bedrag', 'regels'];
  return `insurer.sent_lines(${columns.map((column) => `${declaratie}.${column}`).join(', ')}) AS ${name}`;
}

/** SQL for FROM: the lines of claim `d`, as `sent`. */
export const sentLines = sentLinesOf('d', 'sent');
