/**
 * Makes a way to ask once for each owner (a request) and key, however many fields need the answer: it is kept
 * with the owner, and goes with it.
 */
export function createOnce<Value>() {
  const asked = new WeakMap<object, Map<string, Promise<Value>>>();
  return (owner: object, key: string, ask: () => Promise<Value>): Promise<Value> => {
    const answers = asked.get(owner) ?? new Map<string, Promise<Value>>();
    asked.set(owner, answers);
    const answer = answers.get(key) ?? ask();
    answers.set(key, answer);
    return answer;
  };
}
