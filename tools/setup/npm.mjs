/**
 * How to run npm: the one that runs us, else the one in the path.
 * @param {...string} args
 * @returns {[string, string[]]} program and arguments
 */
export function npm(...args) {
  const cli = process.env['npm_execpath'];
  const isNpm = cli !== undefined && /npm-cli\.[cm]?js$/.test(cli);
  return isNpm ? [process.execPath, [cli, ...args]] : ['npm', args];
}
