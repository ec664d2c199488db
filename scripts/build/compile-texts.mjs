import compile from 'icu-minify/compile';

/** @type {(texts: unknown) => unknown} */
const compiled = (texts) =>
  typeof texts === 'string'
    ? compile(texts)
    : Object.fromEntries(Object.entries(texts ?? {}).map(([key, text]) => [key, compiled(text)]));

/**
 * A loader for the build of the pages. It parses the ICU messages of a file of texts during the build, so that no browser loads a parser.
 * @param {string} source JSON: texts by name, in objects
 * @returns {string} a module with the same names
 */
export default function compileTexts(source) {
  return `export default ${JSON.stringify(compiled(JSON.parse(source)))};`;
}
