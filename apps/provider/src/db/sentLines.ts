/** SQL of a FROM: the lines `sent` of the claim `d`, as they were sent in; cents. */
export const sentLines =
  'insurer.sent_lines(d.zorgsoort, d.behandeldatum, d.bedrag, d.regels) AS sent';
