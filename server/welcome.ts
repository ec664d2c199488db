const STOP_FIRST = `
  Stop Docent first (Ctrl+C): only one process can have the embedded database open.
`;

/** What the first start prints: the way to a key and to something to look at. */
export const welcome = (url: string, embedded: boolean): string => `
This database is empty. What to do next:
${embedded ? STOP_FIRST : ''}
  A company and an API key of your own
    npm run -s docent -- company create --name "Acme"
    npm run -s docent -- key create --company 1 --name "My key"

  Or a demo company with every kind of content; it prints a key and a sign-in
    npm run -s docent -- seed demo

  The reference is at ${url}/docs, its OpenAPI description at ${url}/api/v1/openapi.json
`;
