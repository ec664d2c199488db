const PORT = Number(process.env.E2E_PORT ?? 3310);

/** Where the tests' server is. */
export const ORIGIN = `http://127.0.0.1:${PORT}`;
/** The server from which tests request companies and members. */
export const CONTROL_PORT = PORT + 1;
export const CONTROL = `http://127.0.0.1:${CONTROL_PORT}`;

/** Where the tests' host application is: another origin than Docent's. */
export const HOST_PORT = PORT + 2;
export const HOST = `http://localhost:${HOST_PORT}`;

/** The data folder of the tests' server, when it runs on PostgreSQL. */
export const DATA_DIR = `.build/e2e-data-${PORT}`;
