const STOP_FIRST = `
  For these, stop Docent first (Ctrl+C): only one process can have the embedded database open.
`;

/** The text that the first start prints: how to sign in, get a key and see a demo. @param setUp the URL that creates the first owner */
export const welcome = (url: string, setUp: string, embedded: boolean): string => `
This database is empty. What to do next:

  Set Docent up in the browser: a company, and you as its owner
    ${setUp}
${embedded ? STOP_FIRST : ''}
  Or a demo company with every kind of content; it prints a key and a sign-in
    npm run -s docent -- seed demo

  Or a company and an API key, without the browser
    npm run -s docent -- company create --name "Acme"
    npm run -s docent -- key create --company 1 --name "My key"

  The documentation is at ${url}/docs, the OpenAPI description at ${url}/api/v1/openapi.json
`;
