const isWhole = process.env.DOCENT_TEST_ALL === '1';

/** The repetitions of a flaky scenario: `usually` in `npm test`, `wholly` in `npm run test:all`. */
export const repeats = (usually: number, wholly: number): number => (isWhole ? wholly : usually);

/** Every third item in `npm test`, all of them in `npm run test:all`. */
export const sampleOf = <Item>(items: readonly Item[]): Item[] =>
  items.filter((_, index) => isWhole || index % 3 === 0);

/** The cases of a test: in `npm test` those that come first, in `npm run test:all` all. */
export const firstCases = <Case>(cases: readonly Case[], usually: number): Case[] =>
  cases.slice(0, repeats(usually, cases.length));
