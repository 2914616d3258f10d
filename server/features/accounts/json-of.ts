/** JSON of an object and of a list of it that is long: each entry is made and written after `nextTurn`. */
export async function* jsonOf(
  data: object,
  name: string,
  list: Iterable<unknown>,
  nextTurn: () => Promise<void>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(data).slice(0, -1)},${JSON.stringify(name)}:[`;
  let between = '';
  for (const entry of list) {
    yield between + JSON.stringify(entry);
    between = ',';
    await nextTurn();
  }
  yield ']}';
}
