/** Creates a memoised call per owner (a request) and key; results live as long as the owner. */
export function memoizePerRequest<Value>() {
  const asked = new WeakMap<object, Map<string, Promise<Value>>>();
  return (owner: object, key: string, ask: () => Promise<Value>): Promise<Value> => {
    const answers = asked.get(owner) ?? new Map<string, Promise<Value>>();
    asked.set(owner, answers);
    const answer = answers.get(key) ?? ask();
    answers.set(key, answer);
    return answer;
  };
}
